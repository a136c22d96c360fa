const sheetsByText = new Map<string, CSSStyleSheet>();

/** Replaces a shadow root's style sheets. Roots share one constructed sheet for each text. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf);
}

/** Adds the style sheet of a component that was loaded later. */
export function addSheet(root: ShadowRoot, text: string): void {
  const sheet = sheetOf(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheetsByText.get(text) ?? new CSSStyleSheet();
  if (!sheetsByText.has(text)) sheet.replaceSync(text);
  sheetsByText.set(text, sheet);
  return sheet;
}

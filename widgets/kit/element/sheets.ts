const made = new Map<string, CSSStyleSheet>();

/** Gives a shadow root its look: one constructed sheet a text, shared by every root on the page. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf);
}

/** Adds the look of a part that came later. */
export function addSheet(root: ShadowRoot, text: string): void {
  const sheet = sheetOf(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = made.get(text) ?? new CSSStyleSheet();
  if (!made.has(text)) sheet.replaceSync(text);
  made.set(text, sheet);
  return sheet;
}

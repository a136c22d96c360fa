const sheetsByText = new Map<string, CSSStyleSheet>();

/** Replaces a shadow root's style sheets. Roots share one constructed sheet for each text. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf);
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheetsByText.get(text) ?? new CSSStyleSheet();
  if (!sheetsByText.has(text)) sheet.replaceSync(text);
  sheetsByText.set(text, sheet);
  return sheet;
}

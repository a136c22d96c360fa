const made = new Map<string, CSSStyleSheet>();

/** Gives a shadow root its look: one constructed sheet a text, shared by every root on the page. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf);
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = made.get(text) ?? new CSSStyleSheet();
  if (!made.has(text)) sheet.replaceSync(text);
  made.set(text, sheet);
  return sheet;
}

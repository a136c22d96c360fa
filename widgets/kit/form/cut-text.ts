/** The characters of a text. Firefox has them since version 125, and a browser without their data throws. */
function segments(text: string): Intl.Segments | undefined {
  try {
    return new Intl.Segmenter().segment(text);
  } catch {
    return undefined;
  }
}

/** The beginning of a text, of at most `max` UTF-16 units. Splits no character. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const all = segments(text);
  if (!all) return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  return text.slice(0, all.containing(max)?.index);
}

/** The end of a text, of at most `max` UTF-16 units. Splits no character. */
export function cutStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.length - max;
  const all = segments(text);
  if (!all) return text.slice(start).replace(/^[\udc00-\udfff]/, '');
  const cut = all.containing(start);
  return text.slice(cut?.index === start ? start : (cut?.index ?? 0) + (cut?.segment.length ?? 0));
}

/** Firefox has it since version 125. */
const characters = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** The beginning of a text, of at most `max` UTF-16 units. Splits no character. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (!characters) return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  const cut = characters.segment(text).containing(max);
  return text.slice(0, cut?.index);
}

/** The end of a text, of at most `max` UTF-16 units. Splits no character. */
export function cutStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.length - max;
  if (!characters) return text.slice(start).replace(/^[\udc00-\udfff]/, '');
  const cut = characters.segment(text).containing(start);
  return text.slice(cut?.index === start ? start : (cut?.index ?? 0) + (cut?.segment.length ?? 0));
}

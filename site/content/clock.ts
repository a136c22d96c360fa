/** Moves an hour into the range from 0 to 24: -1 becomes 23. */
export const wrapHour = (hour: number): number => ((hour % 24) + 24) % 24;

/** A time of day: 9 is "9 a.m.", 21.5 "9:30 p.m.", 12 "noon". With `is24Hour`, "09:00" and "21:30". */
export function formatTime(hour: number, is24Hour = false): string {
  const minutes = Math.round(wrapHour(hour) * 60) % (24 * 60);
  const [whole, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (is24Hour) return `${String(whole).padStart(2, '0')}:${rest}`;
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  return `${whole % 12 || 12}${rest === '00' ? '' : `:${rest}`} ${half(minutes)}`;
}

/** From one hour to another: "9 a.m.–5 p.m.", "2–10 p.m.". */
export function formatRange(from: number, to: number): string {
  const [start, end] = [formatTime(from), formatTime(to)];
  const suffix = / [ap]\.m\.$/;
  const isSameHalf = suffix.exec(start)?.[0] === suffix.exec(end)?.[0];
  return `${isSameHalf ? start.replace(suffix, '') : start}–${end}`;
}

const half = (minutes: number): string => (minutes < 12 * 60 ? 'a.m.' : 'p.m.');

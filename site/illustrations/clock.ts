/** Moves an hour into the range from 0 to 24: -1 becomes 23. */
export const wrapHour = (hour: number): number => ((hour % 24) + 24) % 24;

/** Formats 9.5 as 09:30, and 25 as 01:00. */
export function formatTime(hour: number): string {
  const minutes = Math.round(wrapHour(hour) * 60);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** 9.5 as 09:30, and 25 as 01:00. */
export function clock(hour: number): string {
  const minutes = Math.round((((hour % 24) + 24) % 24) * 60);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

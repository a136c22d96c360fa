const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The dates of the checklist's rows, in UTC: the working day before the first day, then the given
 * number of working days from the first one on. A first day on a weekend counts as the next Monday.
 */
export function workingDays(start: Date, count: number): Date[] {
  const days = [nextWorkingDay(start, 1)];
  while (days.length < count) days.push(nextWorkingDay(addDay(days.at(-1) as Date, 1), 1));
  return [nextWorkingDay(addDay(days[0] as Date, -1), -1), ...days];
}

function nextWorkingDay(date: Date, step: 1 | -1): Date {
  const isWeekend = date.getUTCDay() % 6 === 0;
  return isWeekend ? nextWorkingDay(addDay(date, step), step) : date;
}

/** UTC has no change of clocks, so each day has the same length. */
const addDay = (date: Date, step: 1 | -1): Date => new Date(date.getTime() + step * DAY_MS);

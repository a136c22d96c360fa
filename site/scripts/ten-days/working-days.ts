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

/**
 * The day whose tasks are due: today, the next one before the first day and on weekends, or the last
 * one after all. `now` counts on the visitor's calendar.
 */
export function currentDay(dates: readonly Date[], now: Date) {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const index = dates.findIndex((date) => date.getTime() >= today);
  if (index < 0) return { index: dates.length - 1, when: 'last' } as const;
  return { index, when: dates[index]?.getTime() === today ? 'today' : 'next' } as const;
}

function nextWorkingDay(date: Date, step: 1 | -1): Date {
  const isWeekend = date.getUTCDay() % 6 === 0;
  return isWeekend ? nextWorkingDay(addDay(date, step), step) : date;
}

/** UTC has no change of clocks, so each day has the same length. */
const addDay = (date: Date, step: 1 | -1): Date => new Date(date.getTime() + step * DAY_MS);

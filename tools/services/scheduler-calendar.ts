/** A time that can be booked: the moment at which the half hour begins. */
export type Slot = Date;

/** A day of a month, with the times that are free on it. */
export interface Day {
  readonly date: Date;
  readonly slots: readonly Slot[];
}

/** A month, at its first day, with all its days. */
export interface Month {
  readonly first: Date;
  readonly days: readonly Day[];
}

const HALF_HOUR = 30 * 60_000;
const OPENS = 9 * 60 * 60_000;
const SLOTS_A_DAY = 16;

/** The month of a text like `2026-11`; the month that `now` is in where the text is none. */
export function monthOf(text: string | null, now: Date): Month {
  const first = new Date(`${/^\d{4}-\d{2}$/.test(text ?? '') ? text : nameOfMonth(now)}-01`);
  if (Number.isNaN(first.valueOf())) return monthOf(null, now);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  const days = Array.from({ length: length.getUTCDate() }, (_, index) => {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), index + 1));
    return { date, slots: slotsOn(date, now) };
  });
  return { first, days };
}

/** The free time of a text like `2026-11-23T09:30:00.000Z`, where there is such a one. */
export function slotOf(text: string | null, now: Date): Slot | undefined {
  const day = text?.slice(0, 10);
  const { days } = monthOf(text?.slice(0, 7) ?? null, now);
  return days
    .find(({ date }) => nameOfDay(date) === day)
    ?.slots.find((slot) => slot.toISOString() === text);
}

/** The month so many after it, as `2026-12`. */
export function monthAfter({ first }: Month, months: number): string {
  return nameOfMonth(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months)));
}

export const nameOfMonth = (date: Date): string => date.toISOString().slice(0, 7);

export const nameOfDay = (date: Date): string => date.toISOString().slice(0, 10);

/** From tomorrow on, Monday to Friday, nine to five; every seventh half hour is somebody else's. */
function slotsOn(date: Date, now: Date): Slot[] {
  const isWeekend = date.getUTCDay() % 6 === 0;
  if (isWeekend || nameOfDay(date) <= nameOfDay(now)) return [];
  const begin = date.valueOf() + OPENS;
  return Array.from({ length: SLOTS_A_DAY }, (_, index) => index)
    .filter((index) => (index + date.getUTCDate()) % 7 !== 0)
    .map((index) => new Date(begin + index * HALF_HOUR));
}

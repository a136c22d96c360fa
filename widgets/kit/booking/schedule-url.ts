/**
 * The address of the booking page: the host's where it is http(s), the site's default otherwise.
 * A `javascript:` address would run, even in a sandboxed frame.
 */
export function scheduleUrl(given: string | undefined): string {
  if (given === undefined) return __SCHEDULE_URL__;
  if (/^https?:\/\//i.test(given) && URL.canParse(given)) return given;
  console.warn('hire: schedule-url is not an http(s) address and is ignored');
  return __SCHEDULE_URL__;
}

/**
 * The booking page, opened at a month: a literal one like `2026-11`, else the month that it is now
 * for the visitor. A literal goes stale, and an old month has nothing to book.
 */
export function bookingUrl(given: string | undefined, month: string = defaultMonth): string {
  const url = new URL(scheduleUrl(given));
  url.searchParams.set('month', isMonth(month) ? month : presentMonth(new Date()));
  return url.href;
}

/** The build may know nothing of a month. */
const defaultMonth = __SCHEDULE_MONTH__;

function isMonth(text: string): boolean {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return true;
  if (text !== 'auto') console.warn(`hire: "${text}" is no month, and the present one is shown`);
  return false;
}

const presentMonth = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;

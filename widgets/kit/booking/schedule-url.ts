import { parseUrl } from '../parse-url.ts';

/**
 * The booking page's URL: the host's if it is http(s), else the site's default, with a console
 * warning. A `javascript:` URL would run as a script, even in a sandboxed frame.
 */
export function scheduleUrl(given: string | undefined): string {
  if (given === undefined) return __SCHEDULE_URL__;
  if (/^https?:\/\//i.test(given) && parseUrl(given)) return given;
  console.warn('hire: schedule-url is not an http(s) address and is ignored');
  return __SCHEDULE_URL__;
}

/** What is known of who books a call. The names are those of the placeholders. */
export interface Booker {
  readonly name?: string;
  readonly email?: string;
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
}

/**
 * The booking page's URL with the month to open at: one like `2026-11`, or `auto`, the visitor's
 * current month. Use a fixed month for tests only, because a past month has no free times. Parameters
 * like `email={email}`, of the host's URL or of SCHEDULER_PREFILL, are filled in, with
 * nothing if the value is not known.
 */
export function bookingUrl(
  given: string | undefined,
  month: string = __SCHEDULE_MONTH__,
  booker: Booker = {},
): string {
  const url = new URL(scheduleUrl(given));
  if (given === undefined) url.search += `&${__SCHEDULE_PREFILL__}`;
  for (const [name, template] of [...url.searchParams]) {
    const text = template.replace(/{(\w+)}/g, (_, key) => booker[key as keyof Booker] ?? '');
    if (text !== template) url.searchParams.set(name, text);
  }
  url.searchParams.set('month', isMonth(month) ? month : currentMonth());
  return url.href;
}

function isMonth(text: string): boolean {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return true;
  if (text !== 'auto') console.warn(`hire: "${text}" is not a month, and the current one is shown`);
  return false;
}

function currentMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

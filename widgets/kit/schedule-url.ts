/**
 * The address of the booking page: the host's where it is http(s), the site's default otherwise.
 * A `javascript:` address would run, even in a sandboxed frame.
 */
export function scheduleUrl(given: string | undefined): string {
  if (given === undefined) return __SCHEDULE_URL__;
  if (/^https?:\/\//i.test(given)) return given;
  console.warn('hire: schedule-url is not an http(s) address and is ignored');
  return __SCHEDULE_URL__;
}

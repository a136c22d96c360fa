import { bookingUrl } from '../../widgets/kit/booking/schedule-url.ts';

/**
 * Adds the current month to a link to the booking page when it is followed, or opened from a menu: a
 * page can stay open for longer than a month. That includes the links in widgets.
 */
export function preselectMonth(): void {
  const onUse = (event: Event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link?.href.startsWith(__SCHEDULE_URL__)) link.href = bookingUrl(link.href);
  };
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, onUse, { capture: true });
}

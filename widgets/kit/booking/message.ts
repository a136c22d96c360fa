/**
 * Whether a booking page's message says that a call was booked: Calendly's, Cal.com's or that of
 * tools/services/scheduler.ts. Whose message it is, the one who listens has to check first.
 */
export function saysBooked(data: unknown): boolean {
  const { event, originator, type } = Object(data) as Record<string, unknown>;
  return (
    event === 'calendly.event_scheduled' ||
    type === 'booking-scheduled' ||
    (originator === 'CAL' && String(type).startsWith('bookingSuccessful'))
  );
}

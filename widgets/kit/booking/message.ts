/**
 * Whether a `message` event's data says that a call was booked, in the format of Calendly, of Cal.com
 * or of tools/services/scheduler/scheduler.js. The caller has to check the event's origin first.
 */
export function isBookingMessage(data: unknown): boolean {
  const { event, originator, type } = Object(data) as Record<string, unknown>;
  return (
    event === 'calendly.event_scheduled' ||
    type === 'booking-scheduled' ||
    (originator === 'CAL' && String(type).startsWith('bookingSuccessful'))
  );
}

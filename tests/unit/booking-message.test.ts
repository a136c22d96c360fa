import { expect, test } from 'vitest';
import { isBookingMessage } from '../../widgets/kit/booking/message.ts';

test.each([
  { event: 'calendly.event_scheduled', payload: {} },
  { originator: 'CAL', type: 'bookingSuccessful' },
  { originator: 'CAL', type: 'bookingSuccessfulV2', data: {} },
  { type: 'booking-scheduled' },
])('%j is the message of a booked call', (data) => {
  expect(isBookingMessage(data)).toBe(true);
});

test.each([
  { event: 'calendly.date_and_time_selected' },
  { event: 'calendly.profile_page_viewed' },
  { originator: 'CAL', type: 'linkReady' },
  { type: 'bookingSuccessful' },
  { originator: 'CAL' },
  'booking-scheduled',
  '{"type":"booking-scheduled"}',
  ['booking-scheduled'],
  null,
  undefined,
  7,
])('%j is not the message of a booked call', (data) => {
  expect(isBookingMessage(data)).toBe(false);
});

const load = () => import('./booking.tsx');

export type BookingView = Awaited<ReturnType<typeof load>>['Booking'];

/** Fetches what shows the calendar, which nobody needs before they have sent a form. */
export const loadBooking = (): Promise<BookingView> => load().then(({ Booking }) => Booking);

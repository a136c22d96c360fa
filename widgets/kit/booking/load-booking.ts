const load = () => import('./booking.tsx');

export type BookingView = Awaited<ReturnType<typeof load>>['Booking'];

/** Loads the calendar's component, which is needed only after the form was sent. */
export const loadBooking = (): Promise<BookingView> => load().then(({ Booking }) => Booking);

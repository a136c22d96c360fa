/** The messages around the frame with the booking page. */
export const messages = {
  title: 'Book a 30-minute call',
  alsoThere: 'You can also',
  newTab: 'open the calendar in a new tab',
  opensNewTab: '(opens in a new tab)',
  loading: 'Our calendar is loading…',
  late: 'The calendar hasn’t loaded yet. You can wait, or use the link above to open it.',
  refused: 'This page blocks the calendar. Use the link above to open it.',
};

export type BookingMessages = typeof messages;

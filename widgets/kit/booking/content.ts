/** The texts around the frame with the booking page. */
export const words = {
  title: 'Book a 30-minute call',
  alsoThere: 'You can also',
  newTab: 'open the calendar in a new tab',
  opensNewTab: '(opens in a new tab)',
  loading: 'Our calendar is loading…',
  late: 'The calendar has not loaded yet. You can wait, or open it by the link above.',
  refused: 'This page does not let the calendar in. Open it by the link above.',
};

export type BookingWords = typeof words;

/** The messages of hire.ts, shown while a widget's code is loading or after it failed to load. */
export const messages = {
  slow: 'Still loading…',
  failed: 'This didn’t load. Try again, or reload the page.',
  retry: 'Try again',
  dismiss: 'Dismiss',
};

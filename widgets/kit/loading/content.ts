/** The words of hire.ts, for the time in which a widget's code is not there yet. */
export const words = {
  slow: 'Still loading…',
  failed: 'This did not load.',
  retry: 'Try again',
  dismiss: 'Dismiss',
};

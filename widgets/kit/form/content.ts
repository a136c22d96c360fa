/** The messages about sending that all forms share. */
export const formMessages = {
  sending: 'Sending…',
  /** After three seconds. */
  slow: 'Still sending…',
  /** Shown when the script that sends forms could not be loaded. */
  retry: 'Try again',
  dismiss: 'Dismiss this notice',
};

/** The notice when no answer has come in time. */
export const lateNotice = {
  title: 'No answer yet',
  text: 'We may already have it. It’s safe to send again: we count it once.',
};

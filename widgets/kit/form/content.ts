/** The messages about sending that all forms share. */
export const formMessages = {
  sending: 'Sending…',
  /** After three seconds. */
  slow: 'Still sending…',
  /** Shown when the script that sends forms could not be loaded. */
  retry: 'Try again',
  dismiss: 'Dismiss this notice',
};

/** What a form says when it was not received, besides its own `failure`. */
export const sendingNotices = {
  /** No answer has come in time. */
  late: {
    title: 'No answer yet',
    text: 'We may already have it. It’s safe to send again: we count it once.',
  },
  tooLong: { title: 'Error', text: 'That’s too long for us. Shorten your answers.' },
  limited: {
    title: 'Error',
    text: 'We received too many forms from your network. Try again in {minutes} minutes.',
  },
  offline: { title: 'Error', text: 'You’re offline. Your answers are still here.' },
};

/** What a form says that could not be sent, and another way to send it. */
export const otherWayMessages = {
  failed: 'Your answers are still here.',
  emailAnswers: 'Email your answers to {email}',
  copyAnswers: 'Copy your answers',
  answersCopied: 'Answers copied',
  answersSelected: 'Answers selected. Copy them with your keyboard or menu.',
};

/** The messages of a form that its visitor can clear. */
export const clearedMessages = {
  cleared: { title: 'Cleared', text: 'Your answers were cleared.' },
  undo: 'Undo',
};

/** The messages of a form with a "Start over" button. */
export const startOverMessages = {
  ...clearedMessages,
  startOver: 'Start over',
  /** Offers what was entered on an earlier visit to the page. */
  resumeEarlier: 'Continue where you stopped',
};

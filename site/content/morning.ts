/** The hours of the wizard's own page: at its first question, and when everything was sent. */
export const morning = { from: 6.5, to: 12 };

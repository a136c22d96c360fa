/** The time of day on the wizard's own page: at the first question, and after the last one. */
export const morning = { from: 6.5, to: 12 };

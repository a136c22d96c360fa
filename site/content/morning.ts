/** The hours of the wizard's own page: at its first question, and after its last. */
export const morning = { from: 6.5, to: 12 };

/**
 * How long a screen reader may take to notice what a script changed. Orca says no text that comes together
 * with its live region, and no element that gets the focus while a modal dialog opens around it; if it is
 * behind, it skips a focus that has moved on. A panel slides in for as long.
 */
const NOTICED_AFTER_MS = 250;

/** Calls `act` once screen readers have noticed what the present code changes. */
export const whenNoticed = (act: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(act, NOTICED_AFTER_MS);

/**
 * How long a screen reader may take to notice what a script changed. Orca says no text that comes together
 * with its live region, and no element that gets the focus while a modal dialog opens around it. On a busy
 * machine it also says nothing of an element that has lost the focus again. A panel slides in for as long.
 */
const NOTICED_AFTER_MS = 250;

/** Calls `act` once screen readers have noticed what the present code changes. */
export const whenNoticed = (act: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(act, NOTICED_AFTER_MS);

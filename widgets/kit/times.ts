// How long visitors wait until something is said or tried again, in milliseconds.

/** A press that waits for code says that it is still loading. */
export const SLOW_LOAD_MS = 4_000;

/** The next call of a slow import begins a new one: before the notice below offers "Try again". */
export const SLOW_IMPORT_MS = 7_000;

/** A form that is being sent says that it is still being sent. */
export const SLOW_SEND_MS = 3_000;

/** The longest wait for code or for an answer: a visitor should learn of any failure within eight seconds. */
export const DEADLINE_MS = 7_500;

/** A view that waits for the language of the page is shown in English. */
export const LANGUAGE_DEADLINE_MS = 3_000;

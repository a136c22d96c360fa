import { shell } from './shell.ts';

const format = new Intl.DateTimeFormat(shell.language, { dateStyle: 'long', timeZone: 'UTC' });

/** A day for readers: "November 23, 2026". */
export const longDate = (day: Date): string => format.format(day);

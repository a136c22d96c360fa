/**
 * The id of what comes right after the first part of a page. Nothing is painted before the parser
 * is there (`rel="expect"`, Chromium): half of that part would move when the other half comes.
 */
export const firstSight = 'first-sight';

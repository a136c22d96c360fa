import { brand } from './brand.ts';

/** Something to press: a label and where it leads. */
export interface Action {
  label: string;
  href: string;
  /** Opens a dialog of ours; `href` is then where it leads without a script. */
  opens?: 'discovery-call';
}

/** What `/get-matched` can be told beforehand, so that its first question is answered. */
export type MatchedRole = 'pm' | 'dev' | 'designer' | 'ai' | 'cs' | 'marketing' | 'sales' | 'other';

/** The scheduler, in a new tab. */
export const book = (label: string): Action => ({ label, href: brand.scheduler });

/** The discovery-call dialog. */
export const discuss = (label: string): Action => ({ ...book(label), opens: 'discovery-call' });

export const match = (label: string, role?: MatchedRole): Action => ({
  label,
  href: role ? `/get-matched#${role}` : '/get-matched',
});

export const apply = (label: string): Action => ({ label, href: '/apply' });

export const getMatched = match('Get Matched');
export const bookACall = book('Book a Call');

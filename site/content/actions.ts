import type { Role } from '../../supabase/functions/_shared/contract.ts';
import { brand } from './brand.ts';

/** A link with its label. */
export interface Action {
  label: string;
  href: string;
  /** The dialog that the link opens. Without scripts it leads to `href` instead. */
  opens?: 'discovery-call';
  /** Opens a page of this site in a new tab, as the booking page always does. */
  isNewTab?: boolean;
  /** Repeats an earlier button of the page, so it is outlined instead of filled. */
  isRepeated?: true;
}

/** Opens the booking page in a new tab. */
export const book = (label: string): Action => ({ label, href: brand.scheduler });

/** Opens the discovery-call dialog. */
export const discuss = (label: string): Action => ({ ...book(label), opens: 'discovery-call' });

/** Opens the wizard, with its first question answered if there is a role. */
export const match = (label: string, role?: Role): Action => ({
  label,
  href: role ? `/get-matched#${role}` : '/get-matched',
});

export const apply = (label: string): Action => ({ label, href: '/apply' });

export const getMatched = match('Get Matched');
export const bookACall = book('Book a Call');
export const discoveryCall = discuss('Book a Free Discovery Call');

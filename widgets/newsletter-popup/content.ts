import {
  attributes as newsletterAttributes,
  messages as newsletterMessages,
} from '../kit/newsletter/content.ts';

export const attributes = {
  ...newsletterAttributes,
  corner: ['end', 'start'],
  distance: 'number',
} as const;

/** Short texts: on a phone each fits one line, and the card covers at most a third of the window. */
export const messages = {
  ...newsletterMessages,
  title: 'Free onboarding checklist',
  /** Said by screen readers, because the card does not take the focus. */
  opened: 'A card has opened: {title}',
  offer: 'Plan a new hire’s first ten days.',
  openOffer: 'Open it',
  purpose: 'Guides by email. Unsubscribe anytime.',
  privacy: 'Privacy',
};

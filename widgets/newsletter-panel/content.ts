import { formAttributes } from '../kit/form/form-attributes.ts';
import { words as formWords } from '../kit/newsletter/content.ts';

export const words = {
  ...formWords,
  title: 'Subscribe to our newsletter',
  purpose:
    'We use your email and topic only to choose what we send you. You can unsubscribe any time.',
  privacy: 'Privacy notice',
  lead: 'What we learn about building remote teams, in your inbox.',
};

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireNewsletterPanelElement`. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  ...formAttributes,
} as const;

import { formAttributes } from '../kit/form/form-attributes.ts';
import { words as formWords } from '../kit/newsletter/content.ts';

export const words = { ...formWords, title: 'Get our hiring insights' };

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireNewsletterPopupElement`. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  ...formAttributes,
} as const;

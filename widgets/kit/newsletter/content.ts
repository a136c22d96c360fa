import type { topics } from '../../../supabase/functions/_shared/contract.ts';
import { formMessages, sendingNotices } from '../form/content.ts';
import { formAttributes } from '../form/form-attributes.ts';

/** The messages of the newsletter form. The popup and the panel add their own. */
export const messages = {
  ...formMessages,
  opensNewTab: '(opens in a new tab)',
  required: '(required)',
  optional: '(optional)',
  fields: {
    email: { label: 'Email' },
    curiosity: {
      label: 'Topic',
      any: 'Any topic',
      options: {
        'ai-workflows': 'AI workflows',
        'remote-teams': 'Remote teams',
        'hiring-strategies': 'Hiring strategies',
        'productivity-tools': 'Productivity tools',
        'startup-insights': 'Startup insights',
        other: 'Something else',
      } satisfies Record<(typeof topics)[number], string>,
    },
  },
  /** The error shown above the email field. */
  faults: {
    malformed: 'Error: Enter an email address in the correct format, like name@example.com',
  },
  submit: 'Subscribe',
  close: 'Close',
  welcome: 'Welcome aboard!',
  subscribed: "You're now subscribed to our newsletter.",
  whatNext: 'Expect your first insights soon!',
  /** The notices at the top of the page. */
  notices: {
    missing: { title: 'Error', text: 'Please enter your email' },
    failure: { title: 'Error', text: 'Failed to subscribe. Please try again.' },
    ...sendingNotices,
    subscribed: {
      title: "You're now subscribed",
      text: 'Expect your first insights soon!',
    },
  },
};

export type NewsletterMessages = typeof messages & {
  title: string;
  /** What the email address is for. A link to the privacy notice follows. */
  purpose: string;
  privacy: string;
};

/** The attributes of the popup and of the panel, with their kinds; documented in widgets/elements.d.ts. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  ...formAttributes,
} as const;

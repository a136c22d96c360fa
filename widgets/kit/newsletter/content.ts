import type { topics } from '../../../supabase/functions/_shared/contract.ts';

const topicNames: Readonly<Record<(typeof topics)[number], string>> = {
  'ai-workflows': 'AI workflows',
  'remote-teams': 'Remote teams',
  'hiring-strategies': 'Hiring strategies',
  'productivity-tools': 'Productivity tools',
  'startup-insights': 'Startup insights',
  other: 'Something else',
};

export const emailField = {
  name: 'email',
  label: 'Email',
  mark: '(required)',
  type: 'email',
  autoComplete: 'email',
  spellCheck: 'false',
} as const;

export const topicField = {
  name: 'curiosity',
  label: 'Topic',
  mark: '(optional)',
  options: [
    { value: '', label: 'Any topic' },
    ...Object.entries(topicNames).map(([value, label]) => ({ value, label })),
  ],
} as const;

/** What the form says of an e-mail at fault, in its place. */
export const faults = {
  missing: 'Error: Enter your email',
  malformed: 'Error: Enter an email address in the correct format, like name@example.com',
} as const;

const danger = { tone: 'danger', title: 'Error', dismissLabel: 'Dismiss this notice' } as const;

/** What the page says of a submission. */
export const notices = {
  missing: { ...danger, text: 'Please enter your email' },
  malformed: { ...danger, text: 'Please check your email address' },
  failure: { ...danger, text: 'Failed to subscribe. Please try again.' },
  subscribed: {
    tone: 'success',
    title: "You're now subscribed",
    text: 'Expect your first insights soon!',
    dismissLabel: 'Dismiss this notice',
  },
} as const;

export const words = {
  purpose:
    'We use your email and topic only to choose what we send you. You can unsubscribe any time.',
  privacy: 'Privacy notice',
  opensNewTab: '(opens in a new tab)',
  submit: 'Subscribe',
  sending: 'Sending…',
  close: 'Close',
  welcome: 'Welcome aboard!',
  subscribed: "You're now subscribed to our newsletter.",
  whatNext: 'Expect your first insights soon!',
} as const;

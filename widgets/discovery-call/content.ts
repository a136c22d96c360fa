import type { talentTypes, urgencies } from '../../supabase/functions/_shared/contract.ts';
import { messages as bookingMessages } from '../kit/booking/content.ts';
import {
  clearedMessages,
  formMessages,
  otherWayMessages,
  sendingNotices,
} from '../kit/form/content.ts';
import { formAttributes } from '../kit/form/form-attributes.ts';

type NamesOf<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

/** The fields of the first view. All are required. */
export const contactFields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email', spellCheck: 'false' },
  { name: 'company', autoComplete: 'organization' },
] as const;

/** The choices in the second view. */
export const needs = ['talentType', 'urgency'] as const;

export const messages = {
  ...formMessages,
  ...otherWayMessages,
  ...clearedMessages,
  /** The heading of each view, in order. */
  titles: {
    details: "Let's get to know you",
    needs: 'Tell us about your needs',
    thanks: "Thanks! We'll be in touch soon",
    schedule: 'Pick a time that works for you',
  },
  close: 'Close',
  lead: 'Two short steps, then you pick a time. We use these details only to prepare for the call and reply to you.',
  required: '(required)',
  optional: '(optional)',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'Work email' },
    company: { label: 'Company' },
    talentType: {
      label: 'Who are you looking for?',
      options: {
        developers: 'Developers',
        designers: 'Designers',
        'project-managers': 'Project managers',
        'virtual-assistants': 'Virtual assistants',
        'ai-specialists': 'AI specialists',
        cybersecurity: 'Cybersecurity',
        other: 'Something else',
      } satisfies NamesOf<typeof talentTypes>,
    },
    urgency: {
      label: 'How soon?',
      options: {
        immediately: 'Immediately',
        '1-2-weeks': 'In 1–2 weeks',
        '1-month': 'Within a month',
        exploring: 'Just exploring',
      } satisfies NamesOf<typeof urgencies>,
    },
    notes: {
      label: 'Anything else we should know?',
      hint: 'For example, your project, tools or hours',
    },
  },
  /** Written without plural forms, so that any number fits. */
  leftOut: 'This field is full. Characters left out: {count}',
  /** A field's errors. */
  faults: {
    name: { missing: 'Error: Enter your full name' },
    email: {
      missing: 'Error: Enter your email',
      malformed: 'Error: Enter an email address in the correct format, like name@example.com',
    },
    company: { missing: 'Error: Enter your company name' },
  },
  next: 'Continue',
  back: 'Back',
  /** Takes back a chosen answer. */
  clear: 'Clear',
  submit: 'Submit',
  calendarNext: 'Next, you’ll see our calendar, hosted by {host}.',
  notices: {
    missing: {
      title: 'Please fill in all required fields',
      text: 'They are marked in the form.',
    },
    failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
    ...sendingNotices,
    /** For a visitor who closed the dialog while it was being sent. */
    received: {
      title: 'We have your request',
      text: 'We’ll write to you to agree on a time.',
    },
  },
  opening: 'We have your details. Our calendar will open in a moment so you can pick a time.',
  booking: bookingMessages,
};

export type ViewName = keyof typeof messages.titles;

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireDiscoveryCallElement`. */
export const attributes = {
  open: 'boolean',
  scheduleUrl: 'string',
  scheduleMonth: 'string',
  ...formAttributes,
} as const;

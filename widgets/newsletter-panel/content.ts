import { messages as newsletterMessages } from '../kit/newsletter/content.ts';

export const messages = {
  ...newsletterMessages,
  title: 'Subscribe to our newsletter',
  purpose:
    'We use your email and topic only to send you the newsletter. You can unsubscribe at any time.',
  privacy: 'Privacy notice',
  /** In place of the lead, where the address was entered before. */
  oneMoreStep: 'One more step: pick a topic if you like, and subscribe.',
  notSubscribed: {
    title: 'Not subscribed yet',
    text: 'Nothing was sent. We kept your email here.',
  },
  lead: 'Get what we learn about building remote teams by email.',
};

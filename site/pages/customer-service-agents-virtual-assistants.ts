import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { supportTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getStarted = discuss('Get Started');

export default {
  title: `Customer service agents and assistants | ${brand.name}`,
  description: `Hire remote agents for tickets, chat, admin and sales follow-up. ${claims.match48.text}, working the hours your customers keep. See how it works.`,
  service: 'Customer service',
  sections: [
    {
      kind: 'opening',
      heading: 'Answer customers faster without growing payroll.',
      lead: 'We find agents and assistants who write well, stay calm and want the hours when your customers write. You keep the tone, and we keep the paperwork.',
      primary: getStarted,
      claim: claims.match48.text,
      illustration: {
        kind: 'overlap',
        caption: 'A London shop’s long day in winter, covered by two people who chose their shifts',
        sample: true,
        reference: { city: 'Customers in London', offset: 0, from: 8, to: 20 },
        zones: [
          { city: 'Early agent, Cape Town', offset: 2, from: 10, to: 18 },
          { city: 'Late agent, Durban', offset: 2, from: 14, to: 22 },
        ],
      },
    },
    {
      kind: 'testimonials',
      heading: 'What a sorted queue feels like',
      variant: 'single',
      testimonials: supportTestimonials,
    },
    {
      kind: 'cards',
      heading: 'Ready for your customers',
      lead: 'For shops, agencies and small teams where the owner still answers most messages.',
      columns: 3,
      cards: [
        {
          mark: 'vetted',
          title: 'Trained before day one',
          text: 'Your agent reads your help pages and answers practice messages. You mark them before a customer gets one.',
        },
        {
          mark: 'globe',
          title: 'Your tools and tone',
          text: 'They work in your help desk, your inbox and your CRM, and they sign the way you do.',
        },
        {
          mark: 'sunrise',
          title: 'Cover that follows your hours',
          text: 'Early, late or weekend: we ask who wants that shift, then match you with people who do.',
        },
      ],
    },
    {
      kind: 'categories',
      heading: 'Three kinds of help',
      lead: 'One person can do a mix of them if the load is small.',
      categories: [
        {
          title: 'Customer support',
          icon: 'headset',
          features: [
            'Tickets and chat, sorted and answered',
            'Returns, refund requests and lost parcels',
          ],
        },
        {
          title: 'Admin support',
          icon: 'calendar-check',
          features: ['Inbox and calendar kept in order', 'Data entry from paper, mail and forms'],
        },
        {
          title: 'Sales support',
          icon: 'phone-outgoing',
          features: ['Lead follow-up by e-mail and phone', 'CRM updates after every contact'],
        },
      ],
    },
    {
      kind: 'split',
      heading: 'Your voice, on one page',
      paragraphs: [
        'A good answer in the wrong tone still sounds like someone else. So the first thing we do together is write down how you speak.',
        'The page also says where an agent’s power ends: what they may offer, and which messages go straight to you.',
      ],
      illustration: {
        kind: 'brief',
        caption: 'A tone card for a small online shop',
        sample: true,
        title: 'How we answer',
        rows: [
          { label: 'We say', value: 'Hello, first name' },
          { label: 'We never say', value: 'As per our policy' },
          { label: 'If we are late', value: 'Say so in line one' },
          { label: 'May offer', value: 'A new parcel' },
          { label: 'Ask first', value: 'Money back' },
          { label: 'Straight to us', value: 'Press, legal, injury' },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'steps',
      heading: 'What happens after you press the button',
      steps: [
        {
          title: 'Show us the queue',
          text: 'Tell us how many messages come in, about what, and at which time of day.',
        },
        {
          title: 'Meet your match',
          text: 'Read how each person answered a real-looking complaint. Talk to those you like.',
        },
        {
          title: 'Open the inbox together',
          text: 'Your agent drafts at first while you approve. You let go at the speed that suits you.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choose the cover and the bill',
      lead: 'You get the price for your case in writing. This is how each way of working adds up.',
      caption: 'Ways of working for support and admin help',
      columns: ['Way of working', 'Good for', 'How much', 'Billing'],
      rows: [
        ['Part-Time', 'A queue with peaks', claims.partTime.figure, 'Hourly package, each month'],
        ['Full-Time', 'Messages all day long', claims.fullTime.figure, 'Monthly plan'],
        [
          'Project-Based',
          'A sale, a move, a backlog',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
        ],
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
          text: 'Help for you, rather than for your customers.',
        },
        {
          label: 'Shopify & E-Commerce',
          href: '/shopify',
          text: 'Support, marketing and operations for a store.',
        },
        {
          label: 'Sales',
          href: '/sales',
          text: 'People who open the talk instead of answering it.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Someone is waiting for a reply.',
      text: 'Tell us about your queue in two short steps, then pick a time to talk.',
      primary: getStarted,
    },
  ],
} satisfies PageRecord;

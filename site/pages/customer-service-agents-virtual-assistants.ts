import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { supportTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getStarted = discuss('Get Started');

export default {
  title: `Customer service agents and assistants | ${brand.name}`,
  description: `Hire remote agents for support tickets, chat, admin and sales follow-up in the hours your customers need. ${claims.match48.text}.`,
  service: 'Customer service',
  sections: [
    {
      kind: 'opening',
      heading: 'Answer customers faster without growing payroll.',
      lead: 'We find agents and assistants who write well, stay calm and want to work when your customers need help. You set the tone. We handle contracts and payroll.',
      primary: getStarted,
      claim: claims.match48.text,
      illustration: {
        kind: 'overlap',
        caption: 'Winter coverage for a London store: two agents, each on a shift they chose',
        sample: true,
        reference: { city: 'Customers in London', offset: 0, from: 8, to: 20 },
        axis: 'London time',
        zones: [
          { city: 'Early shift, Cape Town', offset: 2, from: 10, to: 18 },
          { city: 'Late shift, Durban', offset: 2, from: 14, to: 22 },
        ],
      },
    },
    {
      kind: 'testimonials',
      heading: 'A support queue sorted before the day starts',
      variant: 'single',
      testimonials: supportTestimonials,
    },
    {
      kind: 'cards',
      heading: 'Agents who are ready for your customers',
      lead: 'For stores, agencies and small teams where the owner still answers most messages.',
      columns: 3,
      cards: [
        {
          mark: 'vetted',
          title: 'Trained before day one',
          text: 'Your agent studies your help articles and answers practice messages. You review the answers before any customer gets one.',
        },
        {
          mark: 'globe',
          title: 'Your tools and tone',
          text: 'They work in your help desk, inbox and CRM, and they write the way you do.',
        },
        {
          mark: 'sunrise',
          title: 'Coverage that follows your hours',
          text: 'Early, late or weekend: we ask who wants the shift, then match you with people who do.',
        },
      ],
    },
    {
      kind: 'categories',
      heading: 'Choose the help you need',
      lead: 'If the workload is light, one person can cover more than one area.',
      categories: [
        {
          title: 'Customer support',
          icon: 'headset',
          features: [
            'Tickets and chats, sorted and answered',
            'Returns, refund requests and lost packages',
          ],
        },
        {
          title: 'Admin support',
          icon: 'calendar-check',
          features: [
            'Inbox and calendar kept in order',
            'Data entry from documents, email and forms',
          ],
        },
        {
          title: 'Sales support',
          icon: 'phone-outgoing',
          features: ['Lead follow-up by email and phone', 'CRM updates after every contact'],
        },
      ],
    },
    {
      kind: 'split',
      heading: 'Put your tone of voice on one page',
      paragraphs: [
        'A correct answer in the wrong tone doesn’t sound like you. So we start by writing down how you speak to customers.',
        'The page also sets limits: what an agent may offer, and which messages go straight to you.',
      ],
      illustration: {
        kind: 'brief',
        caption: 'A tone guide for a small online store',
        sample: true,
        title: 'How we answer',
        rows: [
          { label: 'We say', value: 'Hi, Sam!' },
          { label: 'We never say', value: 'As per our policy' },
          { label: 'If we’re late', value: 'Say so in the first line' },
          { label: 'May offer', value: 'A replacement' },
          { label: 'Ask first', value: 'Refunds' },
          { label: 'Send to us', value: 'Press, legal or injury' },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'steps',
      heading: 'How your agent gets started',
      steps: [
        {
          title: 'Describe your queue',
          text: 'Tell us how many messages you get, what they’re about and when they come in.',
        },
        {
          title: 'Compare sample replies',
          text: 'See how each person answered a realistic complaint, then talk to the ones you like.',
        },
        {
          title: 'Approve the first replies',
          text: 'At first, your agent drafts and you approve. Step back when you’re ready.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choose your hours and billing',
      lead: 'You get a written price for your situation. Here is how each option is billed.',
      caption: 'Ways to hire support and admin help',
      columns: ['Option', 'Best for', 'Time', 'Billing'],
      rows: [
        [
          'Part-Time',
          'A queue with busy hours',
          claims.partTime.figure,
          'Hourly package, billed monthly',
        ],
        ['Full-Time', 'Messages all day long', claims.fullTime.figure, 'Monthly plan'],
        [
          'Project-Based',
          'A big sale, a store move or a backlog',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
        ],
      ],
    },
    {
      kind: 'terms',
      heading: 'What affects your rate, and how to change course',
      price:
        'The channels, the hours and the languages. Phone calls, late shifts and weekends raise the rate. A shared inbox on weekdays keeps it down.',
      billing:
        'Part-time packages and full-time plans are billed monthly. Help with a big sale, a store move or a backlog has a fixed rate, paid by milestone.',
      fit: 'Send us three replies you didn’t like. We’ll go over the tone guide and the limits with you and the agent. If it still doesn’t sound like you, we can look for another agent on the terms you agreed to.',
      ownership:
        'Tickets, saved replies and customer data stay in your help desk. Your agreement says who owns the help articles your agent writes.',
      stopping:
        'Project work ends with its last milestone. For everything else, your agreement says how much notice to give, even if you only want fewer hours.',
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
        },
        {
          label: 'Shopify & E-Commerce',
          href: '/shopify',
        },
        {
          label: 'Sales',
          href: '/sales',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Give your customers a faster reply.',
      text: 'Tell us about your queue in two short steps, then pick a time for a call.',
      primary: getStarted,
    },
  ],
} satisfies PageRecord;

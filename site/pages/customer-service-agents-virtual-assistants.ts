import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import { supportTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

const agents = peopleOn('customer-service-agents-virtual-assistants');
const getStarted = discuss('Get Started');

export default {
  title: `Customer service agents and assistants | ${brand.name}`,
  description: `Hire remote agents for support tickets, chat, admin and sales follow-up in the hours your customers need. ${claims.match48.text}.`,
  service: 'Customer service',
  hour: 2,
  below: 5.6,
  until: 9.4,
  sections: [
    {
      kind: 'opening',
      heading: 'Answer customers faster without growing payroll.',
      lead: 'At two in the morning in New York, it’s the afternoon in Manila. Agents answer in your tone, during their own workday.',
      primary: getStarted,
      claim: claims.match48.text,
      illustration: {
        kind: 'coverage',
        caption: 'Four people cover New York around the clock in January, each on a day shift',
        sample: true,
        here: { city: 'New York', offset: -5 },
        question: { at: 2.0667, text: 'Where is my order?' },
        answer: 'On its way, Sam. It reaches you on Thursday.',
        pace: 'in the same minute',
        agents: [
          { city: 'Manila', offset: 8, from: 9, to: 17 },
          { city: 'Cape Town', offset: 2, from: 9, to: 17 },
          { city: 'Bogotá', offset: -5, from: 9, to: 17 },
          { city: 'Mexico City', offset: -6, from: 11, to: 19 },
        ],
      },
    },
    { kind: 'proofs', show: ['support-task', 'hours', 'first-ten', 'count'] },
    {
      kind: 'index',
      heading: 'Your tone, on one page',
      lead: 'We write down how you speak, what an agent may offer and what goes straight to you.',
      sample: true,
      sheet: { tab: 'Tone guide', paper: 'lagoon' },
      variant: 'columns',
      items: [
        { title: 'We say', text: '“Hi, Sam!”' },
        { title: 'We never say', text: '“As per our policy”' },
        { title: 'If we’re late', text: 'Say so in the first line' },
        { title: 'May offer', text: 'A replacement' },
        { title: 'Ask first', text: 'Refunds' },
        { title: 'Send to us', text: 'Press, legal or injury' },
      ],
    },
    {
      kind: 'score',
      heading: 'Which agent would you let answer at 2 a.m.?',
      lead: 'Score both replies against the guide above, then compare with our marks.',
      task: 'support',
    },
    {
      kind: 'testimonials',
      heading: 'What that sounds like in the morning',
      variant: 'single',
      testimonials: supportTestimonials,
    },
    {
      kind: 'index',
      heading: 'Ready before the first customer',
      lead: 'For stores and small teams where the owner still answers most messages.',
      variant: 'stops',
      items: [
        {
          title: 'Trained before day one',
          text: 'Your agent reads your help articles and answers practice messages. You see those before a customer does.',
        },
        {
          title: 'Your tools and tone',
          text: 'They work in your help desk and CRM, with access that you grant and remove, and write the way you do.',
        },
        {
          title: 'Coverage that follows your hours',
          text: 'Early, late or weekend: you meet people for whom that hour is daytime, or who chose it.',
        },
      ],
    },
    {
      kind: 'categories',
      heading: 'Support, admin or sales',
      lead: 'If the workload is light, one person can cover more than one area. For your own inbox alone, hire a virtual assistant.',
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
      kind: 'people',
      heading: 'Two agents, and the hours they chose',
      talent: agents,
    },
    {
      kind: 'horizon',
      heading: 'From your queue to the first reply',
      land: 'sun',
      paper: 'lagoon',
      steps: [
        {
          when: 'Two short steps',
          title: 'Describe your queue',
          text: 'How many messages, what about, and at which hours.',
          page: {
            label: 'The queue at 2 a.m.',
            title: 'Orders and returns',
            lines: ['“Where is my order?”', '“The bowl came in two pieces.”'],
          },
        },
        {
          when: `Usually ${claims.match48.figure}`,
          title: 'Compare sample replies',
          text: 'Read how each person answered the same complaint, then talk to those you like.',
          page: {
            people: agents,
            label: 'The same complaint for both',
            lines: ['“I want my money back.”'],
          },
        },
        {
          when: 'Day one',
          title: 'Approve the first replies',
          text: 'Your agent drafts, you approve. Step back when you’re ready.',
          page: {
            label: 'To Sam, a draft',
            lines: ['On its way, Sam. It reaches you on Thursday.'],
            title: 'Approved.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which hours, and how they’re billed',
      sheet: { tab: 'Hours', paper: 'dusk' },
      caption: 'Ways to hire support and admin help',
      columns: ['Option', 'Best for', 'Time', 'Billing'],
      rows: [
        [
          'Part-Time',
          'A queue with busy hours',
          claims.partTime.figure,
          'Hourly package, billed monthly',
        ],
        ['Full-Time', 'Enough messages for a whole day', claims.fullTime.figure, 'Monthly plan'],
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
      rate: 'customer-service-agents-virtual-assistants',
      heading: 'What an agent’s price depends on',
      depends: ['The channels', 'The hours', 'The languages'],
      total: 'Phone calls and weekends raise the rate. Email on weekdays keeps it down.',
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
      heading: 'It’s 2 a.m. somewhere in your queue.',
      text: 'Tell us about it in two short steps, then pick a time for a call.',
      primary: getStarted,
    },
  ],
} satisfies PageRecord;

import { discuss, match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Virtual assistants, matched to your week | ${brand.name}`,
  description: `Hand your inbox, calendar, travel and invoices to a vetted assistant. ${claims.match48.text}: full-time, part-time or for a single project.`,
  service: 'Virtual assistance',
  sections: [
    {
      kind: 'opening',
      heading: 'Hand over the busywork this week.',
      lead: 'A virtual assistant takes the small tasks that eat your mornings. You say what goes, what stays and what needs your eye.',
      primary: match('Get Matched', 'cs'),
      claim: `${claims.match48.text} · ${claims.top.text}`,
      illustration: {
        kind: 'inbox',
        caption: 'The same inbox on Monday at nine, without and with an assistant',
        sample: true,
        before: [
          'Re: Re: Thursday?',
          'Invoice, second reminder',
          'Your flight has changed',
          'Can you resend the file?',
          'New lead from the form',
          'Team lunch, vote now',
          'Contract to sign',
        ],
        after: ['Sign the contract', 'Call the new lead at ten', 'All else is answered'],
      },
    },
    {
      kind: 'checklist',
      heading: 'Eight tasks to let go of',
      lead: 'Start with the one you put off most often.',
      variant: 'columns',
      items: [
        { title: 'Inbox', text: 'Sorted, answered or flagged' },
        { title: 'Calendar', text: 'Meetings with gaps between them' },
        { title: 'Travel', text: 'Booked, printed, rebooked' },
        { title: 'Research', text: 'Five options on one page' },
        { title: 'Data entry', text: 'From paper to clean rows' },
        { title: 'Customer replies', text: 'In your words, the same day' },
        { title: 'Invoicing', text: 'Sent, chased and filed' },
        { title: 'Social posts', text: 'Planned a week ahead' },
      ],
    },
    {
      kind: 'table',
      heading: 'Who hires assistants, and for what',
      lead: 'Each field has its own first task. Find yours.',
      caption: 'Seven industries and what they hand over first',
      columns: ['Industry', 'Handed over first', 'What stays with you'],
      rows: [
        ['E-commerce', 'Order questions and returns', 'Which products to sell'],
        ['Real estate', 'Viewings and reminders', 'The viewing itself'],
        ['Agencies', 'Time sheets and client updates', 'The creative call'],
        ['Coaching', 'Bookings and session notes', 'The session'],
        ['Healthcare admin', 'Appointments and forms', 'Everything medical'],
        ['Legal admin', 'Files, dates and bundles', 'Advice to clients'],
        ['Startups', 'The founder’s calendar', 'Saying no'],
      ],
    },
    {
      kind: 'engagement',
      heading: 'How much help do you need?',
      lead: 'You approve the rate before anyone starts. It follows from the tasks and the hours.',
      models: [
        {
          title: 'Full-Time',
          description: 'One person who runs your back office all week.',
          badge: 'Most hours',
          pricing: 'Monthly plan',
          features: [
            `${capitalize(claims.fullTime.figure)} for you only`,
            'Keeps inbox, calendar and files',
            'Learns your clients by name',
            'Planned for the long run',
          ],
        },
        {
          title: 'Part-Time',
          description: 'Set mornings, afternoons or days.',
          badge: 'A gentle start',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'Same face, same hours',
            'Fits one or two owners',
            'Grow it when tasks pile up',
          ],
          isHighlighted: true,
        },
        {
          title: 'Project-Based',
          description: 'A pile that has to be cleared once.',
          badge: 'One pile',
          pricing: 'Fixed rate, paid in parts',
          features: [
            `${capitalize(claims.projectBased.figure)}, then done`,
            'Good for moves and clean-ups',
            'A list you can tick off',
            'Ends with a how-to for next time',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Why people find their assistant here',
      items: [
        {
          title: claims.match48.text,
          text: 'Many good assistants are in our network already, so the search is short.',
        },
        {
          title: 'Vetted English',
          text: 'We read what they write and listen to how they explain a mix-up on the phone.',
        },
        {
          title: 'Your hours, by choice',
          text: 'You meet people who like your part of the day. Nobody is talked into a night shift.',
        },
        {
          title: 'One invoice',
          text: 'No foreign payroll, no bank forms. What you owe stands on a single page.',
        },
        {
          title: 'Room to change',
          text: 'When your needs shift, tell us. We go back to the network with the new list of tasks.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'steps',
      heading: 'Three steps to a lighter Monday',
      steps: [
        {
          title: 'List what you dread',
          text: 'Answer a few short questions. Write down the tasks as they come to mind.',
        },
        {
          title: 'Pick your person',
          text: 'Meet the assistants we chose and give each the same tiny task.',
        },
        {
          title: 'Let go in slices',
          text: 'Begin with one task. Add the next once the first no longer crosses your mind.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
          text: 'If most of the mail comes from customers.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'If tasks are done but projects still slip.',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
          text: 'If you are an assistant and want clients of your own.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'What did you do today that someone else could?',
      text: 'Not sure what to hand over? Walk us through an ordinary day, and we will point at the first thing to go.',
      primary: discuss('Book a Free Discovery Call'),
    },
  ],
} satisfies PageRecord;

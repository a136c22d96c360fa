import { discoveryCall, match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Virtual assistants, matched to your week | ${brand.name}`,
  description: `Hand off your inbox, calendar, travel and invoices to a vetted virtual assistant. ${claims.match48.text}, full-time, part-time or by project.`,
  service: 'Virtual assistance',
  hour: 7.1,
  sections: [
    {
      kind: 'opening',
      heading: 'Hand off your\u00a0busywork this week.',
      lead: 'Two of Monday’s seven emails need you. A virtual assistant does the other five, and asks before guessing.',
      primary: match('Get Matched', 'cs'),
      claim: `${claims.match48.text} · ${claims.top.text}`,
      illustration: {
        kind: 'inbox',
        caption: 'Seven emails at 9 a.m. in Chicago. Two are left for you',
        sample: true,
        title: 'Monday’s inbox, before your coffee',
        mails: [
          { subject: 'Re: Re: Thursday?', done: 'Thursday at 2 p.m., both agreed' },
          { subject: 'Second reminder: invoice', done: 'Paid on Friday. Receipt sent' },
          { subject: 'Your flight has changed', done: 'Rebooked for 6:40 p.m.' },
          { subject: 'Contract ready to sign', left: 'Sign on page three' },
          { subject: 'Can you resend the file?', done: 'Sent, as a link' },
          { subject: 'New lead from your site', left: 'Call at 10 a.m. Notes attached' },
          { subject: 'Team lunch: vote now', done: 'Tacos, as always' },
        ],
      },
    },
    { kind: 'proofs', show: ['hours', 'first-ten', 'assistant-task', 'count'] },
    {
      kind: 'index',
      heading: 'Eight tasks to hand off',
      lead: 'For your own week. A queue of customers needs a customer service agent.',
      variant: 'done',
      items: [
        { title: 'Inbox', text: 'Sorted, answered or flagged for you' },
        { title: 'Calendar', text: 'Booked, with time left to work' },
        { title: 'Travel', text: 'Booked, and rebooked if needed' },
        { title: 'Research', text: 'Five options on one page' },
        { title: 'Data entry', text: 'Receipts and forms into spreadsheets' },
        { title: 'Customer replies', text: 'Common questions, in your tone' },
        { title: 'Invoicing', text: 'Sent, followed up and filed' },
        { title: 'Social posts', text: 'Written and scheduled a week ahead' },
      ],
    },
    {
      kind: 'horizon',
      heading: 'From dreaded to done',
      steps: [
        {
          when: capitalize(claims.wizard.figure),
          title: 'List the tasks you dread',
          text: 'Name tasks as they come to mind.',
          page: {
            label: 'Tasks to hand off',
            title: 'Monday’s inbox',
            lines: ['Second reminder: invoice', 'Can you resend the file?'],
          },
        },
        {
          when: `Usually ${claims.match48.figure}`,
          title: 'Pick your assistant',
          text: 'Give each one the same small task.',
          page: {
            label: 'The same task for each',
            title: 'Move a meeting',
            lines: ['Thursday, 10 a.m. with Dana', 'And answer her question'],
          },
        },
        {
          when: 'Day one',
          title: 'Hand over one task at a time',
          text: 'Start with one. Add another once you’ve stopped thinking about it.',
          page: {
            label: 'Second reminder: invoice',
            title: 'Paid.',
            lines: ['On Friday. Receipt sent', 'Next: Your flight has changed'],
          },
        },
      ],
    },
    {
      kind: 'score',
      heading: 'Which assistant would you trust with your inbox?',
      lead: 'Score both, then compare with ours.',
      task: 'assistant',
    },
    {
      kind: 'people',
      heading: 'Meet two assistants',
      talent: peopleOn('virtual-assistants'),
    },
    {
      kind: 'index',
      heading: 'First tasks, by industry',
      sheet: { tab: 'Industries', paper: 'lagoon' },
      items: [
        {
          title: 'E-commerce',
          text: 'Order questions and returns.',
          end: 'You keep large refunds.',
        },
        {
          title: 'Real estate',
          text: 'Showing schedules and reminders.',
          end: 'You keep the offer.',
        },
        {
          title: 'Agencies',
          text: 'Timesheets and client updates.',
          end: 'You keep the client call.',
        },
        { title: 'Coaching', text: 'Bookings and session notes.', end: 'You keep the session.' },
        {
          title: 'Healthcare admin',
          text: 'Appointments and forms.',
          end: 'You keep anything clinical.',
        },
        { title: 'Legal admin', text: 'Case files and deadlines.', end: 'You keep legal advice.' },
        {
          title: 'Startups',
          text: 'The founder’s calendar.',
          end: 'You decide who gets the hour.',
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'Every day, some days or once',
      items: [
        {
          title: 'Full-Time',
          text: `${capitalize(claims.fullTime.figure)} on a monthly plan, for one person to run your back office all week.`,
        },
        {
          title: 'Part-Time',
          text: `${capitalize(claims.partTime.figure)} on set mornings, afternoons or days, in an hourly package billed monthly.`,
        },
        {
          title: 'Project-Based',
          text: `${capitalize(claims.projectBased.figure)} for one backlog, at a fixed rate paid by milestone.`,
        },
      ],
    },
    {
      kind: 'terms',
      rate: 'virtual-assistants',
      heading: 'What an assistant’s price depends on',
      depends: ['The tasks', 'The hours'],
      total: 'Bookkeeping or a second language raises the rate.',
      doubts: [
        {
          question: 'Who can open your inbox',
          answer: 'Whoever you let in, until you don’t.',
          text: 'Give access of their own instead of your password, and remove it yourself. The contract keeps what they read private.',
        },
        {
          question: 'If it isn’t working',
          answer: 'Tell us early.',
          text: 'We go over the tasks and the hours with you first. If the match is wrong, we search again.',
        },
      ],
    },
    {
      kind: 'notes',
      heading: 'Five reasons to start here',
      items: [
        {
          title: claims.match48.text,
          text: 'From your answers to the first people you can meet.',
        },
        {
          title: 'Read their writing first',
          text: 'You get the emails that each one wrote for our task, unedited.',
        },
        {
          title: 'They chose your hours',
          text: 'Nobody is talked into a night shift.',
        },
        {
          title: 'A single invoice',
          text: 'Every charge on one page, and no foreign payroll to run.',
        },
        {
          title: 'Needs change? We search again.',
          text: 'Send us the new list of tasks.',
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
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'What did you do today that someone else could do?',
      text: 'Walk us through an ordinary day, and we’ll suggest the first task.',
      primary: discoveryCall,
    },
  ],
} satisfies PageRecord;

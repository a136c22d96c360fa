import { discuss, match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Virtual assistants, matched to your week | ${brand.name}`,
  description: `Hand off your inbox, calendar, travel and invoices to a vetted virtual assistant. ${claims.match48.text}, full-time, part-time or by project.`,
  service: 'Virtual assistance',
  sections: [
    {
      kind: 'opening',
      heading: 'Hand off your\u00a0busywork this week.',
      lead: 'A virtual assistant takes on the small tasks that eat up your mornings. You decide what to hand off, what to keep and what to review.',
      primary: match('Get Matched', 'cs'),
      claim: `${claims.match48.text} · ${claims.top.text}`,
      illustration: {
        kind: 'inbox',
        caption: 'A Monday inbox, before and after hiring an assistant',
        sample: true,
        before: [
          'Re: Re: Thursday?',
          'Second reminder: invoice',
          'Your flight has changed',
          'Can you resend the file?',
          'New lead from your website',
          'Team lunch: vote now',
          'Contract ready to sign',
        ],
        after: ['Sign the contract', 'Call the new lead at ten'],
        done: 'The other five are done',
      },
    },
    {
      kind: 'checklist',
      heading: 'Tasks you can hand off first',
      lead: 'Start with the one you put off most often.',
      variant: 'columns',
      items: [
        { title: 'Inbox', text: 'Messages sorted, answered or flagged for your attention' },
        { title: 'Calendar', text: 'Meetings booked, with time left between them for work' },
        { title: 'Travel', text: 'Trips booked, and rebooked when your plans change' },
        { title: 'Research', text: 'Five options compared on a single, clear page' },
        { title: 'Data entry', text: 'Receipts, business cards and forms typed into spreadsheets' },
        { title: 'Customer replies', text: 'Common questions answered in your own words and tone' },
        { title: 'Invoicing', text: 'Invoices sent, followed up on and filed away' },
        { title: 'Social posts', text: 'Posts written and scheduled a week in advance' },
      ],
    },
    {
      kind: 'table',
      heading: 'What to hand off first in your industry',
      lead: 'Find your industry and see a good first task for an assistant.',
      caption: 'First tasks to hand off, by industry',
      columns: ['Industry', 'Hand off first', 'Keep for yourself'],
      rows: [
        ['E-commerce', 'Order questions and returns', 'Choosing what to sell'],
        ['Real estate', 'Showing schedules and reminders', 'The showings themselves'],
        ['Agencies', 'Timesheets and client updates', 'Creative decisions'],
        ['Coaching', 'Bookings and session notes', 'Coaching sessions'],
        ['Healthcare admin', 'Appointments and forms', 'All medical decisions'],
        ['Legal admin', 'Case files and deadlines', 'Legal advice'],
        ['Startups', 'The founder’s calendar', 'Choosing which meetings to take'],
      ],
    },
    {
      kind: 'score',
      heading: 'Which assistant would you trust with your inbox?',
      lead: 'Our test tasks look like this. Score both answers, then see how we scored them.',
      task: 'assistant',
    },
    {
      kind: 'rule',
      heading: 'How much help do you need?',
      models: [
        {
          title: 'Full-Time',
          description: 'One person to run your back office all week.',
          badge: 'Most hours',
          pricing: 'Monthly plan',
          features: [
            `${capitalize(claims.fullTime.figure)} for you alone`,
            'Manages inbox, calendar and files',
            'Gets to know your clients',
            'Long-term commitment',
          ],
        },
        {
          title: 'Part-Time',
          description: 'Help on set mornings, afternoons or days.',
          badge: 'An easy start',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'The same person, the same hours',
            'Can support one or two owners',
            'Add hours as your list grows',
          ],
        },
        {
          title: 'Project-Based',
          description: 'One backlog that needs to be cleared.',
          badge: 'One-time help',
          pricing: 'Fixed rate, paid by milestone',
          features: [
            `${capitalize(claims.projectBased.figure)}, start to finish`,
            'Good for migrations and cleanups',
            'A checklist you can follow',
            'Written how-to notes at the end',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'What it costs, and how to change your mind',
      price:
        'The tasks and the hours. Bookkeeping, a second language or evening hours raise the rate. Fewer hours lower the bill. You approve the rate before you sign.',
      billing:
        'Part-time hours come in a package, billed once a month. Full-time is a monthly plan. A one-time cleanup has a fixed rate, paid by milestone.',
      fit: 'Tell us early, even if it’s just a feeling. We’ll adjust the task list and the hours with you first. If that doesn’t help, we can search again. Your agreement has the terms.',
      ownership:
        'Your files and contacts stay in your own accounts, and you can remove access at any time. Your agreement says who owns what your assistant creates.',
      stopping:
        'The notice period is in your agreement, so ask about it before you start. Set aside the last week for how-to notes, so the next person can take over.',
    },
    {
      kind: 'checklist',
      heading: 'An assistant you can count on',
      items: [
        {
          title: claims.match48.text,
          text: 'Many good assistants are already in our network, so the search is short.',
        },
        {
          title: 'Vetted English',
          text: 'We read what they write and listen to them explain a mix-up by phone.',
        },
        {
          title: 'Your hours, by choice',
          text: 'You meet people who want to work your hours. Nobody is talked into a night shift.',
        },
        {
          title: 'A single invoice',
          text: 'One invoice shows every charge, and you have no foreign payroll to run.',
        },
        {
          title: 'Room to change',
          text: 'If your needs change, tell us. We’ll search our network again with your new task list.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'steps',
      heading: 'How to hand off your first task',
      steps: [
        {
          title: 'List the tasks you dread',
          text: 'Answer a few short questions and write down tasks as they come to mind.',
        },
        {
          title: 'Pick your assistant',
          text: 'Meet the assistants we chose and give each one the same small task.',
        },
        {
          title: 'Hand over one task at a time',
          text: 'Start with one task. Add another once you’ve stopped thinking about the first.',
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
      text: 'Not sure what to hand off? Walk us through an ordinary day, and we’ll suggest the first task.',
      primary: discuss('Book a Free Discovery Call'),
    },
  ],
} satisfies PageRecord;

import { discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { dollars } from '../content/dollars.ts';
import { sampleApps } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

const [low = '', high = ''] = claims.price.figure.split(' to ');

/** The first release of a clinic's app, and what waits for the next. Its prices add up to one in the range. */
const clinic = [
  {
    bar: 'Book a visit',
    price: 1200,
    rows: [
      { label: 'Tuesday, 9:20 a.m.' },
      { label: 'Tuesday, 10 a.m.', isChosen: true },
      { label: 'Friday, 8:40 a.m.' },
    ],
    later: 'Pay a deposit',
    next: ['Pay a deposit', `+${dollars(700)}`] as const,
    button: 'Book Tuesday, 10 a.m.',
    title: 'Patients pick a time',
    text: 'Deposits wait, because payments raise the price.',
  },
  {
    bar: 'You’re booked',
    price: 900,
    rows: [
      { label: 'Tuesday, 10 a.m.', text: 'Dr. Pillay' },
      { label: 'Where', text: '12 Hill Street' },
      { label: 'Reminder', text: 'By email' },
    ],
    later: 'Reminders by text message',
    next: ['Reminders by text message', `+${dollars(400)}`] as const,
    button: 'Move or cancel',
    title: 'Patients get a reminder',
    text: 'Texts can wait until we know reminders help.',
  },
  {
    bar: 'Today at the clinic',
    price: 1500,
    rows: [
      { label: '9:20 a.m.', text: 'Amina K. is here' },
      { label: '10 a.m.', text: 'Peter S.' },
      { label: '10:40 a.m.', text: 'Free' },
    ],
    later: 'Records from the old system',
    next: 'Old records: priced after we see them',
    button: 'Call the next patient',
    title: 'Staff see the day’s visits',
    text: 'Old records wait, because connecting them takes time.',
  },
];

const onePrice = dollars(clinic.reduce((sum, { price }) => sum + price, 0));

export default {
  title: `App development with a clear price | ${brand.name}`,
  description: `Get an MVP or a full app for ${claims.price.text}, live in ${claims.delivery.figure}. See what the price includes, what affects it and who builds your app.`,
  service: 'App development',
  hour: 17.8,
  until: 18.6,
  sections: [
    {
      kind: 'opening',
      heading: `Your app, live in ${claims.delivery.figure}.`,
      lead: 'One main job, a few screens, a fixed price. What doesn’t fit stays on a visible list for the next release.',
      primary: discoveryCall,
      claim: `${claims.price.text} · ${claims.delivery.text}`,
      illustration: {
        kind: 'release',
        caption: 'What moves the price inside the range',
        low,
        high,
        drivers: [
          { label: 'One type of user', effect: 'less' },
          { label: 'A few screens', effect: 'less' },
          { label: 'Designs you already have', effect: 'less' },
          { label: 'Payments', effect: 'more' },
          { label: 'Older systems to connect', effect: 'more' },
          { label: 'An AI feature', effect: 'more' },
        ],
      },
    },
    { kind: 'proofs', show: ['app-profile', 'agreement', 'task', 'count'] },
    {
      kind: 'release',
      heading: 'Three screens, and what waits for the next release',
      lead: 'A clinic wants online booking. The first release fits the price range. Dashed boxes come later, at their own price.',
      sample: true,
      screens: clinic,
    },
    {
      kind: 'spans',
      heading: 'What the price includes',
      ground: 'paper',
      sample: true,
      weeks: 6,
      end: [4, 6],
      sum: { title: claims.delivery.text, text: claims.price.text },
      items: [
        {
          title: 'A clickable design',
          text: 'Try it on your phone while changes are still cheap.',
          from: 1,
          to: 2,
        },
        {
          title: 'A working app',
          text: 'Real accounts, real data and the main features.',
          from: 2,
          to: 5,
        },
        {
          title: 'Automated tests',
          text: 'They check the most important tasks with every change.',
          from: 3,
          to: 6,
        },
        { title: 'A launch', text: 'On the web, or in one app store.', from: 4, to: 6 },
        {
          title: 'A handover',
          text: 'Code, notes and every account, in your name.',
          from: 5,
          to: 7,
        },
      ],
    },
    {
      kind: 'index',
      heading: 'Five kinds of app that fit',
      lead: 'For founders with an idea to test, and teams that have outgrown a spreadsheet.',
      variant: 'plain',
      items: [
        { title: 'MVPs', text: 'The smallest version that real people can use.' },
        { title: 'Client portals', text: 'One login for files, invoices and project status.' },
        { title: 'Internal tools', text: 'The spreadsheet everyone edits, rebuilt as an app.' },
        {
          title: 'Mobile apps',
          text: 'One codebase for iPhone and Android. One store first, the other when it’s worth it.',
        },
        { title: 'AI features', text: 'Search, summaries or drafts in the app you have.' },
      ],
    },
    {
      kind: 'index',
      heading: 'What your app is built with',
      variant: 'stair',
      ground: 'hill',
      items: [
        { title: 'React', text: 'For screens in the browser' },
        { title: 'TypeScript', text: 'For catching mistakes before code runs' },
        { title: 'Node.js', text: 'For the server behind the screens' },
        { title: 'Postgres', text: 'For data in order, such as every visit' },
        { title: 'Supabase', text: 'For sign-in and file storage' },
        { title: 'Flutter', text: 'For iPhone and Android from one codebase' },
      ],
    },
    {
      kind: 'horizon',
      heading: 'How your app gets built',
      paper: 'lagoon',
      steps: [
        {
          title: 'Agree on the scope',
          text: 'We list the screens with you, cut what can wait and agree on one price.',
          when: 'Before you sign',
          page: {
            label: 'The clinic’s first release',
            title: `One price: ${onePrice}`,
            lines: ['Three screens, signed', 'Later: deposits, texts, old records'],
          },
        },
        {
          title: 'Watch it take shape',
          text: 'You try a clickable design first, then see progress in a weekly demo.',
          when: 'Every week',
          page: {
            label: 'A clickable design',
            title: 'Book a visit',
            lines: ['Tuesday, 9:20 a.m.', 'Tuesday, 10 a.m.', 'Friday, 8:40 a.m.'],
          },
        },
        {
          title: 'Launch and hand over',
          text: 'We go live and fix what your first users find. Every account is yours, and hosting bills you there. For what comes later, keep a developer part-time.',
          when: `In ${claims.delivery.figure}`,
          page: {
            label: 'Handed over',
            title: 'Your accounts',
            lines: ['The code', 'Supabase', 'The app store'],
          },
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'What moves the price',
      text: 'One written scope has one price.',
      lead: 'The scope says what each part adds. Here are the amounts for the example clinic.',
      hasPriceLinks: true,
      sample: true,
      ledger: {
        title: 'The clinic’s first release',
        rows: clinic.map(({ bar, price }) => [bar, dollars(price)]),
        total: ['One price', onePrice],
        apart: {
          title: 'Its next release',
          rows: clinic.map(({ next }) => next),
        },
      },
    },
    {
      kind: 'projects',
      heading: 'Sample apps and the teams behind them',
      ground: 'paper',
      projects: sampleApps,
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Website design and development',
          href: '/website-design-development',
        },
        {
          label: 'Developers',
          href: '/developers',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Is your app inside the range?',
      text: 'On the call we sort your features into now and later. At the end you know, and a sketch on a napkin is enough to start.',
      primary: discoveryCall,
    },
  ],
} satisfies PageRecord;

import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { sampleApps } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');
const [low = '', high = ''] = claims.price.figure.split(' to ');

export default {
  title: `App development with a clear price | ${brand.name}`,
  description: `Get an MVP or a full app for ${claims.price.text}, live in ${claims.delivery.figure}. See what the price includes, what affects it and who builds your app.`,
  service: 'App development',
  sections: [
    {
      kind: 'opening',
      heading: `Your app, live in ${claims.delivery.figure}.`,
      lead: 'Tell us what your app should do. A small team designs, builds and launches it at a price you agree to up front.',
      primary: bookDiscoveryCall,
      claim: `${claims.price.text} · ${claims.delivery.text}`,
      illustration: {
        kind: 'price',
        caption: 'What an app costs, and what affects the price within that range',
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
    {
      kind: 'screens',
      heading: 'Three screens, and what waits for the next release',
      lead: 'A clinic wants online booking. The first release fits the price range. Dashed boxes come later, at their own price.',
      sample: true,
      screens: [
        {
          bar: 'Book a visit',
          rows: [
            { label: 'Tuesday, 9:20' },
            { label: 'Tuesday, 10:00', isChosen: true },
            { label: 'Friday, 8:40' },
          ],
          later: 'Pay a deposit',
          button: 'Book Tuesday, 10:00',
          title: 'Patients pick a time',
          text: 'Deposits wait, because payments raise the price.',
        },
        {
          bar: 'You’re booked',
          rows: [
            { label: 'Tuesday, 10:00', text: 'Dr. Pillay' },
            { label: 'Where', text: '12 Hill Street' },
            { label: 'Reminder', text: 'By email' },
          ],
          later: 'Reminders by text message',
          button: 'Move or cancel',
          title: 'Patients get a reminder',
          text: 'Texts can wait until we know reminders help.',
        },
        {
          bar: 'Today at the clinic',
          rows: [
            { label: '9:20', text: 'Amina K. is here' },
            { label: '10:00', text: 'Peter S.' },
            { label: '10:40', text: 'Free' },
          ],
          later: 'Records from the old system',
          button: 'Call the next patient',
          title: 'Staff see the day’s visits',
          text: 'Old records wait, because connecting them takes time.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What the price includes',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          title: 'A clickable design',
          text: 'Try it on your phone while changes are still cheap.',
        },
        {
          title: 'A working app',
          text: 'Real accounts, real data and the main features.',
        },
        {
          title: 'Automated tests',
          text: 'They check the most important tasks with every change.',
        },
        {
          title: 'A launch',
          text: 'On the web or in the app stores.',
        },
        {
          title: 'A handover',
          text: 'Code, accounts, notes and time for questions.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Apps that fit this price and timeline',
      lead: 'For founders with an idea to test, and teams that have outgrown a spreadsheet.',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          icon: 'sprout',
          title: 'MVPs',
          text: 'The smallest version that real people can use.',
        },
        {
          icon: 'door-open',
          title: 'Client portals',
          text: 'One login for files, invoices and project status.',
        },
        {
          icon: 'wrench',
          title: 'Internal tools',
          text: 'The spreadsheet everyone edits, rebuilt as an app.',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'One app for iPhone and Android, published in both stores.',
        },
        {
          icon: 'sparkles',
          title: 'AI features',
          text: 'Search, summaries or drafts in the app you have.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Common tools your next developer will know',
      variant: 'columns',
      items: [
        { title: 'React', text: 'For screens in the browser' },
        { title: 'TypeScript', text: 'For catching mistakes before code runs' },
        { title: 'Node.js', text: 'For the rules your app follows' },
        { title: 'Postgres', text: 'For a database that keeps your data in order' },
        { title: 'Supabase', text: 'For logins and file storage' },
        { title: 'Flutter', text: 'For iPhone and Android from one codebase' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How your app gets built',
      steps: [
        {
          title: 'Agree on the scope',
          text: 'We list the screens with you, cut what can wait and agree on one price.',
        },
        {
          title: 'Watch it take shape',
          text: 'You try a clickable design first, then see progress in a weekly demo.',
        },
        {
          title: 'Launch and hand over',
          text: 'We go live, fix what your first users find and hand over every account.',
        },
      ],
    },
    {
      kind: 'terms',
      heading: `What ${claims.price.text} buys`,
      price:
        'It buys a fixed scope: one main job your app does well, the few screens it needs, and a launch. Payments, older systems or more types of users raise the price.',
      billing:
        'By milestone, after you’ve accepted each part. The price is fixed once you approve the scope.',
      fit: 'Tell us at the weekly demo. Fixes within the scope are included. A new request gets its own price before we build it.',
      ownership:
        'At handover, you get the code, the accounts and the notes. Your agreement says who owns the code and as of what date.',
      stopping:
        'The project ends with the handover. If you want to stop earlier, your agreement says what’s still due.',
    },
    {
      kind: 'projects',
      heading: 'Sample apps and the teams behind them',
      variant: 'grid',
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
      heading: 'Bring your idea, even if it’s on a napkin.',
      text: 'We’ll sort your features into now and later. By the end of the call, you’ll know whether your app fits the price range.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

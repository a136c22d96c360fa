import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { sampleApps } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');
const [low = '', high = ''] = claims.price.figure.split(' to ');

export default {
  title: `App development with a clear price | ${brand.name}`,
  description: `An MVP or a full app for ${claims.price.text}, live in ${claims.delivery.figure}. See what you get, what moves the price and who does the building.`,
  service: 'App development',
  sections: [
    {
      kind: 'opening',
      heading: `Your app, live in ${claims.delivery.figure}.`,
      lead: 'You know what it should do. A small team designs it, builds it and puts it in front of your users, for a price agreed at the start.',
      primary: bookDiscoveryCall,
      claim: `${claims.price.text} · ${claims.delivery.text}`,
      illustration: {
        kind: 'price',
        caption: 'What an app costs with us, and what moves it within the band',
        low,
        high,
        drivers: [
          { label: 'One kind of user', effect: 'less' },
          { label: 'A few screens', effect: 'less' },
          { label: 'Your own designs', effect: 'less' },
          { label: 'Payments', effect: 'more' },
          { label: 'Links to old systems', effect: 'more' },
          { label: 'An AI feature', effect: 'more' },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'What you get',
      lead: 'For founders with an idea to test, and for teams whose spreadsheet has become a product.',
      items: [
        {
          title: 'A clickable design',
          text: 'Try the app on your phone before a line of code is written. Changing your mind is cheap here.',
        },
        {
          title: 'A working app',
          text: 'Real accounts, real data and the few things your users came for.',
        },
        {
          title: 'Tests',
          text: 'The paths that matter most are checked by machine each time the code changes.',
        },
        {
          title: 'A launch',
          text: 'We put it online or into the stores with you, and watch the first days.',
        },
        {
          title: 'A handover',
          text: 'Code, accounts and notes, plus time for the questions your own people will have.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'cards',
      heading: 'What we build',
      lead: 'Five kinds of app that fit this price and this pace. Bigger plans are better served by a team.',
      columns: 5,
      cards: [
        {
          icon: 'sprout',
          title: 'MVPs',
          text: 'The smallest version that real people can use and complain about.',
        },
        {
          icon: 'door-open',
          title: 'Client portals',
          text: 'One login for files, invoices and the state of the work.',
        },
        {
          icon: 'wrench',
          title: 'Internal tools',
          text: 'The sheet that everybody edits, turned into something safe.',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'One code base for both big app stores.',
        },
        {
          icon: 'sparkles',
          title: 'AI features',
          text: 'Search, summaries or drafts inside the app you have.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'The tools we build with',
      lead: 'All six are widely used, so the next developer you hire will know them.',
      variant: 'columns',
      items: [
        { title: 'React', text: 'What your users see and press' },
        { title: 'TypeScript', text: 'Code that says what it expects' },
        { title: 'Node.js', text: 'The part that does the work behind' },
        { title: 'Postgres', text: 'Where your data lives, in good order' },
        { title: 'Supabase', text: 'Logins, files and access rules' },
        { title: 'Flutter', text: 'Phones of both kinds from one source' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it goes',
      steps: [
        {
          title: 'Scope',
          text: 'We list screens and rules with you, cross out what can wait, and name one price.',
        },
        {
          title: 'Build',
          text: 'You see the app grow in a weekly demo. Comment on it there and then.',
        },
        {
          title: 'Launch',
          text: 'We go live together, fix what the first users stumble over, and hand you the keys.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'Where the weeks go, and when you pay',
      paragraphs: [
        'The rate is fixed once you approve the scope. You pay it in parts, one for each milestone you have seen and accepted.',
        'More screens, more kinds of users and more outside systems move you up the band. We say where you stand before you commit to anything.',
      ],
      illustration: {
        kind: 'milestones',
        caption: 'A six-week plan. Smaller apps skip a row',
        sample: true,
        milestones: [
          { label: 'Scope agreed', when: 'Week one', text: 'Screens, rules, price' },
          { label: 'Design approved', when: 'Week two', text: 'Clickable on your phone' },
          { label: 'App in your hands', when: 'Weeks three to five', text: 'A demo each week' },
          { label: 'Live', when: 'Week six', text: 'Launch and handover' },
        ],
      },
    },
    {
      kind: 'projects',
      heading: 'Three apps and who made them',
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
          text: 'When people should find and read you before they sign in.',
        },
        {
          label: 'Developers',
          href: '/developers',
          text: 'When the app is live and you want a builder of your own.',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'When the plan is larger than one small app.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring the idea, even on a napkin.',
      text: 'On the call we sort it into now and later. You will know if it fits the band before we hang up.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

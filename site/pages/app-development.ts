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
      kind: 'checklist',
      heading: 'What the price includes',
      lead: 'For founders with an idea to test, and for teams that have outgrown a spreadsheet.',
      items: [
        {
          title: 'A clickable design',
          text: 'Try the app on your phone before any code is written, while changes are still cheap.',
        },
        {
          title: 'A working app',
          text: 'Real accounts, real data and the main features your users need.',
        },
        {
          title: 'Automated tests',
          text: 'The most important tasks in your app are tested automatically every time the code changes.',
        },
        {
          title: 'A launch',
          text: 'We publish it with you on the web or in the app stores, and keep an eye on it for the first few days.',
        },
        {
          title: 'A handover',
          text: 'You get the code, the accounts and the notes, plus time for your team’s questions.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'cards',
      heading: 'Apps that fit this price and timeline',
      lead: 'Here are five kinds we build. For something bigger, a full team is a better fit.',
      columns: 5,
      cards: [
        {
          icon: 'sprout',
          title: 'MVPs',
          text: 'The smallest version that real people can use and give feedback on.',
        },
        {
          icon: 'door-open',
          title: 'Client portals',
          text: 'One login where clients find files, invoices and project status.',
        },
        {
          icon: 'wrench',
          title: 'Internal tools',
          text: 'The spreadsheet everyone edits, rebuilt as a safe, simple app.',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'One app for iPhone and Android, published in both stores.',
        },
        {
          icon: 'sparkles',
          title: 'AI features',
          text: 'Search, summaries or drafts, added to the app you already have.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Common tools your next developer will know',
      lead: 'All six are widely used, so it’s easy to find developers who know them.',
      variant: 'columns',
      items: [
        { title: 'React', text: 'For the screens your users see and tap' },
        { title: 'TypeScript', text: 'For code that catches mistakes before it runs' },
        { title: 'Node.js', text: 'For the server that runs your app’s rules' },
        { title: 'Postgres', text: 'For a database that keeps your data organized' },
        { title: 'Supabase', text: 'For user logins, file storage and access rules' },
        { title: 'Flutter', text: 'For iPhone and Android apps from one codebase' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How your app gets built',
      steps: [
        {
          title: 'Agree on the scope',
          text: 'We list the screens and rules with you, cut what can wait and agree on one price.',
        },
        {
          title: 'Watch it take shape',
          text: 'You see progress in a weekly demo and give feedback as we go.',
        },
        {
          title: 'Launch and hand over',
          text: 'We go live together, fix the problems your first users find and hand over every account.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'What happens each week, and when you pay',
      paragraphs: [
        'You see something new every week, and each step ends with a result you can try yourself.',
        'Each step has its own payment. It’s due after you’ve accepted the result, so you always know where you stand.',
      ],
      illustration: {
        kind: 'milestones',
        caption: 'A six-week plan. Smaller apps may skip a step',
        sample: true,
        milestones: [
          { label: 'Scope approved', when: 'Week one', text: 'Screens, rules and price' },
          { label: 'Design approved', when: 'Week two', text: 'A clickable version on your phone' },
          { label: 'App ready to try', when: 'By week five', text: 'A demo every week' },
          { label: 'App goes live', when: 'Week six', text: 'Launch and handover' },
        ],
      },
    },
    {
      kind: 'terms',
      heading: `What ${claims.price.text} buys`,
      price:
        'It buys a fixed scope, not months of a full team’s time: one main job your app does well, the few screens it needs, and a launch. Logins and storage come ready-made, so your money goes into what’s special about your app. Payments, older systems or more types of users raise the price.',
      billing:
        'The price is fixed once you approve the scope. You pay by milestone, after you’ve seen and accepted each part. Something bigger gets its own quote.',
      fit: 'The weekly demo shows you early on if we’re on the wrong track. Fixes within the scope are included in the price. A new request gets its own price before we build it.',
      ownership:
        'At handover, you get the code, the accounts and the notes. Your agreement says who owns the code and as of what date.',
      stopping:
        'The project ends with the launch and the handover. If you want to stop earlier, your agreement says what’s still due. Ask us to show you that clause.',
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
          text: 'For a site people can find and read before they sign up.',
        },
        {
          label: 'Developers',
          href: '/developers',
          text: 'For a developer of your own once the app is live.',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'For a product that is bigger than one small app.',
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

import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Website design and development | ${brand.name}`,
  description:
    'Hire designers and developers for landing pages, stores and redesigns. We manage the work or you do, and you get a website you can edit yourself.',
  service: 'Web design and development',
  sections: [
    {
      kind: 'opening',
      heading: 'A fast website that is easy to find and edit.',
      lead: 'Hire experienced people for the copy, the design and the code. When the site is done, you can edit every page yourself.',
      primary: bookDiscoveryCall,
      claim: claims.top.text,
      illustration: {
        kind: 'brief',
        caption: 'A website brief in six lines. Yours can start this small',
        sample: true,
        title: 'A pottery studio goes online',
        rows: [
          { label: 'Visitors', value: 'People looking for a class to give as a gift' },
          { label: 'Main action', value: 'Book a spot in a class' },
          { label: 'Pages', value: 'Home, classes, shop and contact' },
          { label: 'Look and feel', value: 'Warm and handmade' },
          { label: 'Edited by', value: 'The owner, on her phone' },
          { label: 'Live by', value: 'The week before the craft fair' },
        ],
      },
    },
    {
      kind: 'drafts',
      heading: 'From six lines to a website',
      lead: 'Here is how the pottery brief above takes shape. You approve each draft before we start the next one.',
      sample: true,
      steps: [
        {
          title: 'First the words',
          text: 'A writer turns the brief into the words your visitors need. Change whatever doesn’t sound like you.',
        },
        {
          title: 'Then the wireframe',
          text: 'Gray boxes show what people will see first. They’re quick to move around. A finished page isn’t.',
        },
        {
          title: 'Then on your phone',
          text: 'You try the real page where most visitors will see it. After launch, we show you how to edit it.',
        },
      ],
      parts: {
        headline: 'Headline',
        text: 'Below it',
        button: 'Button',
        items: 'Links to classes',
      },
      copy: {
        headline: 'Give someone an evening with clay',
        text: 'A class for two, with wheel, glaze and coffee. No experience needed.',
        button: 'Book two spots',
        items: ['Wheel', 'Coil', 'Glaze'],
      },
    },
    {
      kind: 'cards',
      heading: 'What your new website does for you',
      lead: 'For new brands, growing stores and anyone who apologizes before sharing their web address.',
      columns: 3,
      cards: [
        {
          icon: 'gauge',
          title: 'It loads fast',
          text: 'We measure it. The words, layout and drawings on this page fit in one {pageWeight} kB file. A photo from your phone is a hundred times as big.',
        },
        {
          icon: 'search',
          title: 'People can find it',
          text: 'Clear titles, clean code and answers to what people search for.',
        },
        {
          icon: 'pencil',
          title: 'It’s easy to edit',
          text: 'Change a price, add a page or swap a photo. We show you how at the handover.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Website work we can take on',
      lead: 'Pick one service or combine several. A designer, a writer and a developer can share the job.',
      variant: 'columns',
      items: [
        { title: 'Landing pages', text: 'One offer, one message and one button to press' },
        { title: 'Business sites', text: 'Who you are, what you do and how to reach you' },
        {
          title: 'Online stores',
          text: 'Products, payments, checkout and shipping rules, all set up',
        },
        { title: 'Redesigns', text: 'A new look that keeps your old links working' },
        { title: 'CMS setup', text: 'WordPress, Webflow or a headless CMS your team can edit' },
        {
          title: 'Accessibility fixes',
          text: 'A site people can use by keyboard or screen reader',
        },
        { title: 'Speed and SEO', text: 'Lighter pages that are easier for people to find' },
        {
          title: 'Care plans',
          text: 'Updates, backups and small changes after your site launches',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'When you need a new website',
      columns: 3,
      variant: 'plain',
      cards: [
        {
          icon: 'sprout',
          title: 'New brand',
          text: 'You have a name and a logo but nowhere to send people.',
        },
        {
          icon: 'rocket',
          title: 'Product launch',
          text: 'You need one page that explains the product and takes orders.',
        },
        {
          icon: 'shirt',
          title: 'Outgrown template',
          text: 'The theme looked fine with three products. Now you have sixty.',
        },
        {
          icon: 'truck',
          title: 'Store move',
          text: 'You are changing platforms and want to keep your customers and rankings.',
        },
        {
          icon: 'ticket',
          title: 'Event page',
          text: 'You need the schedule, tickets and directions online before the posters go up.',
        },
        {
          icon: 'languages',
          title: 'Multilingual site',
          text: 'Each language needs its own copy, dates and prices.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who should manage the work?',
      lead: 'You get the same people either way. The difference is how much of your time it takes.',
      caption: 'Managed by us or managed by you',
      columns: ['Topic', 'Managed by us', 'Managed by you'],
      rows: [
        ['Your role', 'Decide and approve', 'Plan and assign tasks'],
        ['Daily questions', 'Go to our project manager', 'Come to you'],
        ['Progress', 'A weekly demo', 'Tracked on your own board'],
        ['Best for', 'Owners with a business to run', 'Teams with a product lead'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Pay by project, by the hour or by the month',
      items: [
        {
          title: 'Project-Based',
          text: `For a build with a clear end: ${claims.projectBased.figure} at one fixed rate, paid by milestone.`,
        },
        {
          title: 'Part-Time',
          text: `For a site that keeps changing: an hourly package of ${claims.partTime.figure}, billed monthly.`,
        },
        {
          title: 'Full-Time',
          text: `For an online store or product that fills someone’s week: ${claims.fullTime.figure} on a monthly plan.`,
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'What a website costs, and who owns it',
      price:
        'How many kinds of pages, who writes the copy and what the site connects to. Finished copy and photos lower the price. A store or a second language raises it.',
      billing:
        'You approve the price first. You pay for a build by milestone. Ongoing changes come in an hourly package or a monthly plan.',
      fit: 'You approve the copy and the design before we build, so we catch mistakes while they’re cheap to fix. If the style isn’t right, we can look for another designer under the terms of your agreement.',
      ownership:
        'Keep the domain, the hosting and the CMS in your own name. Your agreement says who owns the design, the code and the copy.',
      stopping:
        'A build ends with the launch and an editing lesson. Care plans continue until you end them. The notice period is in your agreement.',
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'App Development',
          href: '/app-development',
        },
        {
          label: 'Shopify & E-Commerce',
          href: '/shopify',
        },
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Let’s replace the website you’re tired of.',
      text: 'Bring your current site to the call, or just a name for a new one. We’ll tell you where we would start.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Website design and development | ${brand.name}`,
  description:
    'Designers and developers for landing pages, stores, redesigns and repairs. Let us manage the work or lead it yourself, and keep a site you can edit.',
  service: 'Web design and development',
  sections: [
    {
      kind: 'opening',
      heading: 'A site that works as hard as you do.',
      lead: 'Get the words, the design and the code from people who have done it before. At the end you can change every line yourself.',
      primary: bookDiscoveryCall,
      claim: claims.top.text,
      illustration: {
        kind: 'brief',
        caption: 'A site, told in six lines. Yours can start this small',
        sample: true,
        title: 'A pottery studio goes online',
        rows: [
          { label: 'Who comes', value: 'People looking for a gift class' },
          { label: 'One thing to do', value: 'Book a seat' },
          { label: 'Pages', value: 'Home, classes, shop, visit' },
          { label: 'Must feel', value: 'Warm, a bit muddy' },
          { label: 'Who edits it', value: 'The owner, on her phone' },
          { label: 'Live by', value: 'The week before the fair' },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'What a good site does',
      lead: 'For new brands, growing shops and anyone who says sorry before giving out their web address.',
      columns: 3,
      cards: [
        {
          icon: 'gauge',
          title: 'It is fast',
          text: 'Pages that open at once on an old phone with a weak signal. We measure it on one.',
        },
        {
          icon: 'search',
          title: 'It gets found',
          text: 'Clear titles, tidy code and answers to what people type into a search box.',
        },
        {
          icon: 'pencil',
          title: 'It is easy to edit',
          text: 'Fix a price, add a page, swap a photo. The handover shows you how.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Eight things to hand us',
      lead: 'Take one of them or the whole row. A designer, a writer and a developer can share the job.',
      variant: 'columns',
      items: [
        { title: 'Landing pages', text: 'One offer, one button' },
        { title: 'Business sites', text: 'Who you are and how to reach you' },
        { title: 'Online stores', text: 'Products, checkout, shipping rules' },
        { title: 'Redesigns', text: 'New look, old links kept alive' },
        { title: 'CMS set-up', text: 'WordPress, Webflow or a headless one' },
        { title: 'Accessibility fixes', text: 'Usable by keyboard and by ear' },
        { title: 'Speed and SEO', text: 'Lighter pages, better found' },
        { title: 'Care plans', text: 'Updates, backups and small changes' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Six moments that call for a site',
      columns: 3,
      variant: 'plain',
      cards: [
        {
          icon: 'sprout',
          title: 'New brand',
          text: 'A name, a logo and nowhere to send people yet.',
        },
        {
          icon: 'rocket',
          title: 'Product launch',
          text: 'A page that explains it in one breath and takes orders.',
        },
        {
          icon: 'shirt',
          title: 'Outgrown template',
          text: 'The theme looked fine with three products. Now you have sixty.',
        },
        {
          icon: 'truck',
          title: 'Store move',
          text: 'From one platform to another, with customers and rankings on board.',
        },
        {
          icon: 'ticket',
          title: 'Event page',
          text: 'Programme, tickets and directions, up before the posters are.',
        },
        {
          icon: 'languages',
          title: 'Multilingual site',
          text: 'Each language with its own words, dates and prices.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who should run the work?',
      lead: 'Both ways use the same people. The difference is how much of your week it takes.',
      caption: 'Managed by us or managed by you',
      columns: ['What', 'Managed by us', 'Managed by you'],
      rows: [
        ['Your part', 'Decide and approve', 'Plan and give tasks'],
        ['Daily questions', 'Go to our project manager', 'Come to you'],
        ['Progress', 'A demo once a week', 'On your own board'],
        ['Fits when', 'You have a shop to run', 'You have a product lead'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Three ways to pay for it',
      lead: 'We name the price once we know the pages, and you approve it first.',
      items: [
        {
          title: 'Project-Based',
          text: `For a build with an end: ${claims.projectBased.figure}, one fixed rate, paid as milestones are met.`,
        },
        {
          title: 'Part-Time',
          text: `For a site that is never finished: an hourly package of ${claims.partTime.figure}, on a monthly bill.`,
        },
        {
          title: 'Full-Time',
          text: `For a store or product that lives online: ${claims.fullTime.figure} on a monthly plan.`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From first talk to first visitor',
      steps: [
        {
          title: 'Talk about your visitors',
          text: 'Who comes, what they want, what they should do. We turn that into a list of pages.',
        },
        {
          title: 'See it, then build it',
          text: 'You approve words and a design on screen first. After that, the code has no surprises.',
        },
        {
          title: 'Go live and take over',
          text: 'We test it on phones, point your address at it and teach you to edit.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'App Development',
          href: '/app-development',
          text: 'For things people log in to and come back to daily.',
        },
        {
          label: 'Shopify & E-Commerce',
          href: '/shopify',
          text: 'For a store that needs staff as well as a theme.',
        },
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
          text: `${capitalize(claims.projectBased.figure)} of work with a clear end.`,
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Send us the address you are tired of.',
      text: 'Bring your present site to the call, or only a name for the new one. We will say where we would begin.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

import { discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** The texts of the studio’s website, in its drafts and when it is done. */
const copy = {
  headline: 'Give someone an evening with clay',
  text: 'A class for two, with wheel, glaze and coffee. No experience needed.',
  button: 'Book a spot',
  items: ['Wheel', 'Coil', 'Glaze'] as [string, string, string],
};

export default {
  title: `Website design and development | ${brand.name}`,
  description:
    'Hire designers and developers for landing pages, stores and redesigns. We manage the work or you do, and you get a website you can edit yourself.',
  service: 'Web design and development',
  hour: 15.5,
  until: 18.6,
  sections: [
    {
      kind: 'opening',
      heading: 'From six lines to a website you edit yourself.',
      lead: 'A writer and a designer take it from your six lines to a live site; a developer joins where it needs code. You approve each draft before the next one starts.',
      primary: discoveryCall,
      claim: `Your first draft: six lines · ${claims.top.text}`,
      illustration: {
        kind: 'pottery',
        caption: 'A pottery studio’s six lines, written on the way to work',
        sample: true,
        lines: [
          { label: 'Visitors', value: 'People who want to give a class as a gift' },
          { label: 'Main action', value: 'Book a spot' },
          { label: 'Pages', value: 'Home, classes, shop, contact' },
          { label: 'Look', value: 'Warm and handmade' },
          { label: 'Edited by', value: 'Me, on my phone' },
          { label: 'Live by', value: 'The week before the craft fair' },
        ],
      },
    },
    { kind: 'proofs', show: ['website-profile', 'agreement', 'count', 'hours'] },
    {
      kind: 'pottery',
      part: 'drafts',
      heading: 'The pottery studio, three drafts later',
      sample: true,
      items: [
        {
          title: 'The words',
          text: 'Change whatever doesn’t sound like you.',
        },
        {
          title: 'The wireframe',
          text: 'Gray boxes, because boxes are cheap to move.',
        },
        {
          title: 'On your phone',
          text: 'The real page, and a lesson in editing it.',
        },
      ],
      names: {
        headline: 'Headline',
        text: 'Below it',
        button: 'Button',
        items: 'Links to classes',
      },
      copy,
    },
    {
      kind: 'poster',
      heading: 'Findable, fast, easy to edit',
      lead: 'For new brands, growing stores, and anyone who apologizes before sharing their web address.',
      ground: 'sun',
      items: [
        {
          title: 'Findable',
          text: 'Clear titles, clean code and answers to what people search for.',
        },
        {
          title: '{pageWeight} kB',
          text: 'This page’s words and drawings. One photo from your phone is a hundred times that.',
        },
        {
          title: 'Editable',
          text: 'Change a price, add a page or swap a photo. We show you how at the handover.',
        },
      ],
    },
    {
      kind: 'pottery',
      part: 'pins',
      heading: 'Eight jobs we take on',
      lead: 'One of them, or several together.',
      copy,
      pages: ['Home', 'Classes', 'Shop', 'Contact'],
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
      kind: 'pottery',
      part: 'shelves',
      heading: 'Six reasons to start',
      items: [
        {
          title: 'New brand',
          text: 'You have a name and a logo but nowhere to send people.',
        },
        {
          title: 'Product launch',
          text: 'You need one page that explains the product and takes orders.',
        },
        {
          title: 'Outgrown template',
          text: 'The theme looked fine with three products. Now you have sixty.',
        },
        {
          title: 'Store move',
          text: 'You are changing platforms and want to keep your customers and rankings.',
        },
        {
          title: 'Event page',
          text: 'You need the schedule, tickets and directions online before the posters go up.',
        },
        {
          title: 'Multilingual site',
          text: 'Each language needs its own copy, dates and prices.',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'The one who writes it, and the one who builds it',
      talent: peopleOn('website-design-development'),
    },
    {
      kind: 'table',
      heading: 'Who should manage the work?',
      lead: 'The people are equally good. Only your hours differ.',
      sheet: { tab: 'Managing', paper: 'white' },
      caption: 'Managed by us or managed by you',
      columns: ['Topic', 'Managed by us', 'Managed by you'],
      isChoice: true,
      rows: [
        ['Your role', 'Decide and approve', 'Plan and assign tasks'],
        ['Daily questions', 'Go to our project manager', 'Come to you'],
        ['Best for', 'Owners with a business to run', 'Teams with a product lead'],
      ],
    },
    {
      kind: 'pottery',
      part: 'ways',
      heading: 'Three ways to pay',
      items: [
        {
          title: 'Project-Based',
          text: 'A build with a clear end:',
          figure: claims.projectBased.figure,
          end: 'at one fixed rate, paid by milestone.',
        },
        {
          title: 'Part-Time',
          text: 'A site that keeps changing: an hourly package of',
          figure: `${claims.partTime.figure},`,
          end: 'billed monthly.',
        },
        {
          title: 'Full-Time',
          text: 'A store or product that fills someone’s week:',
          figure: claims.fullTime.figure,
          end: 'on a monthly plan.',
        },
      ],
      slip: {
        rate: 'website-design-development',
        heading: 'What a website’s price depends on',
        depends: ['How many kinds of pages', 'Who writes the copy', 'What the site connects to'],
        total: 'Finished copy and photos lower the price.',
      },
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
      heading: 'Write the first of your six lines.',
      text: 'Bring it to a call, or bring the site you’re tired of. You’ll hear where we would start.',
      primary: discoveryCall,
    },
  ],
} satisfies PageRecord;

import { book, discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { shopifyTalent } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Shopify and e-commerce talent | ${brand.name}`,
  description:
    'Hire South African developers, marketers, support agents and bookkeepers for your store. Full-time, part-time or by task, with payroll handled.',
  service: 'E-commerce',
  hour: 10.5,
  sections: [
    {
      kind: 'opening',
      eyebrow: 'Shopify and e-commerce talent',
      heading: 'Run your store with people who know Shopify.',
      lead: 'Every product page is five jobs. Keep the one you love, and hire people in South Africa for the others.',
      primary: discoveryCall,
      claim: claims.meet.text,
      illustration: {
        kind: 'storefront',
        caption: 'One product page, and the five jobs behind it',
        sample: true,
        banner: 'Buy two, ship free until Sunday',
        name: 'Sunrise lamp',
        price: 84,
        button: 'Add to cart',
        stock: 'Six left, ships tomorrow',
        chat: { customer: 'Does it fit a US outlet?', agent: 'Yes, and the bulb is in the box.' },
        payout: { label: 'Order 1042 after fees, in the bank and in the books:', sum: 81.26 },
      },
    },
    { kind: 'proofs', show: ['store-profile', 'agreement', 'hours', 'count'] },
    {
      kind: 'categories',
      heading: 'Five jobs on one product page',
      lead: 'Find each number on the page above. For founders who still pack orders, and agencies that run many stores.',
      categories: [
        {
          title: 'Store setup and technical support',
          features: [
            'Themes, apps and checkout',
            'Product data and migrations',
            'Speed fixes and small bugs',
          ],
        },
        {
          title: 'Marketing and growth',
          features: ['Email flows and campaigns', 'Paid ads and search', 'Product page tests'],
        },
        {
          title: 'Customer success and support',
          features: [
            'Order questions and returns',
            'Live chat and reviews',
            'Help center articles',
          ],
        },
        {
          title: 'Operations and project management',
          features: ['Inventory, shipping and suppliers', 'Launch and sale calendars'],
        },
        {
          title: 'Admin and finance',
          features: ['Payouts matched to the books', 'Bills, refunds and monthly reports'],
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Two people, and what we know about them',
      lead: 'Ayanda does job 1 in the picture above, and Carla job 2. Your profiles will say what we didn’t test, too.',
      talent: shopifyTalent.slice(0, 2),
    },
    {
      kind: 'table',
      heading: 'Roles and the tools they use',
      lead: 'The number is the job on the product page. Use another tool? We look for people who know it.',
      sheet: { tab: 'Tools', paper: 'sand' },
      caption: 'Sample roles',
      marks: [1, 2, 2, 2, 3, 4, 5],
      columns: ['Role', 'Tools / Platforms'],
      rows: [
        ['Store developer', 'Liquid, Shopify CLI'],
        ['CRO specialist', 'GA4, Hotjar'],
        ['Email marketer', 'Klaviyo'],
        ['Paid ads specialist', 'Meta Ads, Google Ads'],
        ['Support agent', 'Gorgias, Zendesk'],
        ['Operations manager', 'ShipStation, Airtable'],
        ['Bookkeeper', 'Xero, A2X'],
      ],
      slip: {
        rate: 'shopify',
        heading: 'What the price of your store’s help depends on',
        depends: ['The role', 'The hours', 'The size of your store'],
        total: 'More products and sales channels take more time.',
      },
    },
    {
      kind: 'index',
      heading: 'Why South African talent?',
      variant: 'stops',
      lead: 'Three reasons, and what each means for a store in the US.',
      items: [
        {
          title: 'Aligned time zones',
          text: 'When New York starts work, it’s afternoon in Cape Town. You meet people who chose afternoons and evenings there, so you share the morning or more.',
        },
        {
          title: 'English fluency',
          text: 'Many South Africans study and work in English. You read what each one wrote for our task.',
        },
        {
          title: 'Lower cost',
          text: 'It costs less to live there than in New York. People set a rate that is fair there, and you see it in writing before you meet.',
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'By the month, the hour or the task',
      ground: 'hill',
      items: [
        {
          title: 'Full-Time',
          text: `${capitalize(claims.fullTime.figure)} on a monthly plan, for a store that keeps one person busy all week.`,
        },
        {
          title: 'Part-Time',
          text: `${capitalize(claims.partTime.figure)} for ads, email or support, in an hourly package billed monthly.`,
        },
        {
          title: 'Task-Based',
          text: 'One theme fix, one email flow or one cleanup, too small for a project. You approve its price first.',
        },
      ],
    },
    {
      kind: 'notes',
      heading: 'Two you choose, two always included',
      items: [
        {
          title: 'Individuals or managed pods',
          text: 'Hire one person or a small team with a lead.',
        },
        {
          title: 'Optional project manager',
          text: 'Add someone to plan the launch and follow up on tasks.',
        },
        {
          title: 'Weekly reporting',
          text: 'See what was done, what sold and what got stuck.',
        },
        {
          title: 'Contracts, onboarding and payroll',
          text: 'We handle all of it, from the first day to each payday.',
        },
      ],
    },
    {
      kind: 'index',
      heading: 'Four things to ask any provider for',
      lead: 'Ask all of them. Here are our answers.',
      variant: 'columns',
      sheet: { tab: 'Our answers', paper: 'sun' },
      items: [
        {
          title: 'Vetted senior talent',
          text: 'People who have worked on live stores, and can say what broke and how they fixed it.',
        },
        {
          title: 'Flexible, no long-term commitment',
          text: 'Part-time and by task, add help before a big sale and scale back after it. Only a full-time hire is for longer.',
        },
        {
          title: 'Structured onboarding',
          text: 'Day one is a staff account of their own, with only what their job needs. You grant it, and you remove it. Then tone, products and first tasks.',
        },
        {
          title: 'Managed by you or by us',
          text: 'Assign the tasks yourself, or let our project manager do it.',
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
          label: 'Website design and development',
          href: '/website-design-development',
        },
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Which of the five would you hand over?',
      text: 'Tell us about your store on a call, before the busy season. You’ll hear which role would save you the most work.',
      primary: book('Book a Call'),
    },
  ],
} satisfies PageRecord;

import { book, discuss } from '../content/actions.ts';
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
  sections: [
    {
      kind: 'opening',
      eyebrow: 'Shopify and e-commerce talent',
      heading: 'Run your store with people who know Shopify.',
      lead: 'Your store is open around the clock, but you don’t have to be. Hire people for the theme, ads, shipping, support and bookkeeping.',
      primary: discuss('Book a Free Discovery Call'),
      claim: claims.meet.text,
      illustration: {
        kind: 'shelf',
        caption: 'A Tuesday at an online store, and who handles each part',
        sample: true,
        rows: [
          { label: 'Orders', value: 'Packed by noon', trend: 'Operations' },
          { label: 'Messages', value: 'All answered', trend: 'Support' },
          { label: 'New theme', value: 'Live on mobile', trend: 'Developer' },
          { label: 'Cart reminders', value: 'Sent and opened', trend: 'Email' },
          { label: 'Payouts', value: 'Match the books', trend: 'Finance' },
        ],
      },
    },
    {
      kind: 'categories',
      heading: 'Help for every part of your store',
      lead: 'For founders who still pack orders, brands facing a busy season and agencies that run many stores.',
      categories: [
        {
          title: 'Store setup and technical support',
          icon: 'store',
          features: [
            'Themes, apps and checkout',
            'Product data and migrations',
            'Speed fixes and small bugs',
          ],
        },
        {
          title: 'Marketing and growth',
          icon: 'megaphone',
          features: ['Email flows and campaigns', 'Paid ads and search', 'Product page tests'],
        },
        {
          title: 'Customer success and support',
          icon: 'headset',
          features: [
            'Order questions and returns',
            'Live chat and reviews',
            'Help center articles',
          ],
        },
        {
          title: 'Operations and project management',
          icon: 'package',
          features: ['Inventory, shipping and suppliers', 'Launch and sale calendars'],
        },
        {
          title: 'Admin and finance',
          icon: 'receipt',
          features: ['Payouts matched to the books', 'Bills, refunds and monthly reports'],
        },
      ],
    },
    {
      kind: 'talent',
      heading: 'People who already know Shopify',
      lead: 'Here are two of the profiles you might see after the first call.',
      talent: shopifyTalent,
      shown: 2,
    },
    {
      kind: 'table',
      heading: 'Roles and the tools they use',
      lead: 'Use something else? Tell us, and we’ll look for people who know it.',
      caption: 'Sample roles',
      columns: ['Role', 'Tools / Platforms'],
      rows: [
        ['Store developer', 'Liquid, Theme Kit'],
        ['CRO specialist', 'GA4, Hotjar'],
        ['Email marketer', 'Klaviyo'],
        ['Paid ads specialist', 'Meta Ads, Google Ads'],
        ['Support agent', 'Gorgias, Zendesk'],
        ['Operations manager', 'ShipStation, Airtable'],
        ['Bookkeeper', 'Xero, A2X'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Why South African talent?',
      lead: 'Here are three reasons, plus what to know about time zones.',
      items: [
        {
          title: 'Aligned time zones',
          text: 'South Africa shares most of its workday with Europe. It shares few hours with the Americas, so we match you with people who choose to work your hours.',
        },
        {
          title: 'English fluency',
          text: 'Many South Africans study and work in English. We check how each person writes and speaks.',
        },
        {
          title: 'Lower cost',
          text: 'The cost of living is lower than in many large markets. People set a rate that’s fair to them, and you see it up front.',
        },
      ],
      illustration: {
        kind: 'overlap',
        caption: 'Work hours in January: London and New York, compared with Cape Town',
        reference: { city: 'Cape Town, regular hours', offset: 2, from: 9, to: 17 },
        axis: 'Cape Town time',
        zones: [
          { city: 'London', offset: 0, from: 9, to: 17 },
          { city: 'New York', offset: -5, from: 9, to: 17 },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Hire by the month, the hour or the task',
      columns: 3,
      cards: [
        {
          icon: 'sun',
          title: 'Full-time',
          text: `${capitalize(claims.fullTime.figure)} on a monthly plan, for a store that keeps one person busy all week.`,
        },
        {
          icon: 'sunrise',
          title: 'Part-time',
          text: `${capitalize(claims.partTime.figure)} for ads, email or support, in an hourly package billed monthly.`,
        },
        {
          icon: 'list-checks',
          title: 'Task-based',
          text: 'One theme fix, one email flow or one cleanup. You see the price of each task before you order it.',
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'Prices, billing and what stays yours',
      price:
        'The role, the hours and the size of your store. More products, markets and sales channels take more time. You see each person’s rate up front.',
      billing:
        'Full-time is a monthly plan, and part-time is an hourly package billed monthly. A task has its own price, which you see before you order it.',
      fit: 'Tell us before the busy season, not in the middle of it. We’ll go over the tasks and the hours with you. If the match is the problem, we can search again under the terms of your agreement.',
      ownership:
        'Your store, ad accounts and customer data stay under your own login. Your agreement says who owns the themes, copy and images made for you.',
      stopping:
        'There is no long-term commitment. Scale down after a big sale, or stop. Your agreement says how much notice to give.',
    },
    {
      kind: 'checklist',
      heading: 'What’s included',
      variant: 'columns',
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
      kind: 'checklist',
      heading: 'What you can rely on',
      items: [
        {
          title: 'Vetted senior talent',
          text: 'People who have worked on live stores and can explain how they fixed problems.',
        },
        {
          title: 'Flexible, no long-term commitment',
          text: 'Add help before a big sale and scale back afterward.',
        },
        {
          title: 'Structured onboarding',
          text: 'A first-week checklist: store access, brand tone, products, first tasks and first check-in.',
        },
        {
          title: 'Self-managed or provider-managed',
          text: 'Assign the tasks yourself, or have our project manager do it for you.',
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
      heading: 'Get help before your busy season starts.',
      text: 'Book a time, tell us about your store and find out which role would save you the most work.',
      primary: book('Book a Call'),
    },
  ],
} satisfies PageRecord;

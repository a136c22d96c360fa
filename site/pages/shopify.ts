import { book, discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { shopifyTalent } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Shopify and e-commerce talent | ${brand.name}`,
  description:
    'South African store developers, marketers, support agents and bookkeepers for your shop. Full-time, part-time or per task, with paperwork handled.',
  service: 'E-commerce',
  sections: [
    {
      kind: 'opening',
      eyebrow: 'Shopify and e-commerce talent',
      heading: 'Run your store with people who know Shopify.',
      lead: 'A store is never closed, but you should be. Hire people for the theme, the ads, the parcels, the replies and the books.',
      primary: discuss('Book a Free Discovery Call'),
      claim: claims.meet.text,
      illustration: {
        kind: 'shelf',
        caption: 'A shop’s Tuesday, and who looks after each part of it',
        sample: true,
        rows: [
          { label: 'Orders', value: 'Packed by noon', trend: 'Operations' },
          { label: 'Messages', value: 'All answered', trend: 'Support' },
          { label: 'New theme', value: 'Live on phones', trend: 'Developer' },
          { label: 'Cart reminders', value: 'Sent and read', trend: 'E-mail' },
          { label: 'Payouts', value: 'Match the books', trend: 'Finance' },
        ],
      },
    },
    {
      kind: 'categories',
      heading: 'Five parts of a store we staff',
      lead: 'For founders who pack their own boxes, for brands before a big season and for agencies with many shops.',
      categories: [
        {
          title: 'Store setup and technical support',
          icon: 'store',
          features: ['Themes, apps and checkout', 'Product data and moves', 'Speed and small bugs'],
        },
        {
          title: 'Marketing and growth',
          icon: 'megaphone',
          features: ['E-mail flows and campaigns', 'Paid ads and search', 'Tests on product pages'],
        },
        {
          title: 'Customer success and support',
          icon: 'headset',
          features: ['Order questions and returns', 'Live chat and reviews', 'Help pages'],
        },
        {
          title: 'Operations and project management',
          icon: 'package',
          features: ['Stock, shipping and suppliers', 'Launch and sale calendars'],
        },
        {
          title: 'Admin and finance',
          icon: 'receipt',
          features: ['Payouts matched to the books', 'Bills, refunds and monthly figures'],
        },
      ],
    },
    {
      kind: 'talent',
      heading: 'People who open your admin and feel at home',
      lead: 'Two of the profiles you might see after the first call.',
      talent: shopifyTalent,
      shown: 2,
    },
    {
      kind: 'table',
      heading: 'Roles and the tools they bring',
      lead: 'If your tools differ, name them. We look for people who use those.',
      caption: 'Sample roles',
      columns: ['Role', 'Tools / Platforms'],
      rows: [
        ['Store developer', 'Liquid, Theme Kit'],
        ['CRO specialist', 'GA4, Hotjar'],
        ['E-mail marketer', 'Klaviyo'],
        ['Paid ads specialist', 'Meta Ads, Google Ads'],
        ['Support agent', 'Gorgias, Zendesk'],
        ['Operations manager', 'ShipStation, Airtable'],
        ['Bookkeeper', 'Xero, A2X'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Why South African talent?',
      lead: 'Three good reasons, and the limits of the first one.',
      items: [
        {
          title: 'Aligned time zones',
          text: 'South Africa shares most of its day with Europe. For the Americas the natural overlap is small, so we match you with people who choose to work your hours.',
        },
        {
          title: 'English fluency',
          text: 'Many South Africans study and work in English. We check how each person writes and speaks.',
        },
        {
          title: 'Lower cost',
          text: 'Living costs less than in many large markets. People name a rate that is fair to them, and you see it up front.',
        },
      ],
      illustration: {
        kind: 'overlap',
        caption: 'London and New York in winter, seen from a Cape Town desk',
        reference: { city: 'Cape Town, a normal day', offset: 2, from: 9, to: 17 },
        zones: [
          { city: 'London', offset: 0, from: 9, to: 17 },
          { city: 'New York', offset: -5, from: 9, to: 17 },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Three ways to hire for your store',
      columns: 3,
      cards: [
        {
          icon: 'sun',
          title: 'Full-time',
          text: `${capitalize(claims.fullTime.figure)} for a shop that keeps one person busy all week. You pay by monthly plan.`,
        },
        {
          icon: 'sunrise',
          title: 'Part-time',
          text: `${capitalize(claims.partTime.figure)} for ads, mail or support. It is an hourly package with one bill a month.`,
        },
        {
          icon: 'list-checks',
          title: 'Task-based',
          text: 'One theme fix, one flow, one clean-up. You see what each task costs first, and order it or leave it.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What is included',
      variant: 'columns',
      items: [
        {
          title: 'Individuals or managed pods',
          text: 'One pair of hands, or a small crew with a lead.',
        },
        {
          title: 'Optional project manager',
          text: 'Someone to plan the launch and chase the parts.',
        },
        {
          title: 'Weekly reporting',
          text: 'What was done, what sold, what got stuck.',
        },
        {
          title: 'Contracts, onboarding and payroll',
          text: 'Ours to do, from the first day to each payday.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you can rely on',
      items: [
        {
          title: 'Vetted senior talent',
          text: 'People who have worked inside a live store and can talk about what broke.',
        },
        {
          title: 'Flexible, no long-term commitment',
          text: 'Add help before a sale and go back to normal after it.',
        },
        {
          title: 'Structured onboarding',
          text: 'A list for week one: access, tone, products, first tasks, first check-in.',
        },
        {
          title: 'Self-managed or provider-managed',
          text: 'Give the tasks yourself, or let our project manager do it for you.',
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
          text: 'More about support desks and how they sound.',
        },
        {
          label: 'Website design and development',
          href: '/website-design-development',
          text: 'For a new store, a move or a second language.',
        },
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
          text: 'For the owner’s own inbox and calendar.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Your busy season has a date.',
      text: 'Book a time, tell us about your shop, and learn which role would take the most off you.',
      primary: book('Book a Call'),
    },
  ],
} satisfies PageRecord;

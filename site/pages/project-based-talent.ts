import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { sampleProjects } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Project-based talent with a fixed scope | ${brand.name}`,
  description: `Hire for one result: a scope in writing, a fixed rate and payment by milestone. Projects run ${claims.projectBased.figure}, led by us or by you.`,
  service: 'Project-based talent',
  sections: [
    {
      kind: 'opening',
      heading: 'Scope it. Staff it. Ship it.',
      lead: 'Some work has an end. Agree on what “finished” means, pay for it in parts, and say goodbye on good terms.',
      primary: bookDiscoveryCall,
      claim: `${capitalize(claims.projectBased.figure)} · ${claims.top.text}`,
      illustration: {
        kind: 'milestones',
        caption: 'One project, paid in four parts, each with something to look at',
        sample: true,
        milestones: [
          { label: 'Plan', when: 'First payment', text: 'Scope, dates, price' },
          { label: 'Draft', when: 'Second payment', text: 'You can click on it' },
          { label: 'Finished work', when: 'Third payment', text: 'Tested and shown' },
          { label: 'Handover', when: 'Last payment', text: 'Files, notes, logins' },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'People often hired for a project',
      lead: 'For founders, agencies and teams who can name the result but lack the hands.',
      variant: 'columns',
      items: [
        { title: 'Full-stack developer', text: 'A feature, a tool or a first version' },
        { title: 'Product designer', text: 'Screens that can be tested next week' },
        { title: 'Copywriter', text: 'A site, a launch, a set of e-mails' },
        { title: 'SEO specialist', text: 'An audit, and the repairs it asks for' },
        { title: 'Data analyst', text: 'One question answered from your own data' },
        { title: 'Automation builder', text: 'A task that should run without you' },
      ],
    },
    {
      kind: 'cards',
      heading: 'What sets us apart',
      columns: 4,
      variant: 'plain',
      cards: [
        {
          icon: 'square-dashed',
          title: 'Fixed scope',
          text: 'The plan lists what is in and, more useful, what is out. New wishes get a price of their own.',
        },
        {
          icon: 'milestone',
          title: 'Milestone payments',
          text: 'Money follows results. A part is due when you have seen it and accepted it.',
        },
        {
          icon: 'user-check',
          title: 'Vetted people',
          text: 'Everyone you meet has passed a task from their own field. Ask us how it went.',
        },
        {
          icon: 'package-check',
          title: 'Clean handover',
          text: 'The last milestone is a tidy folder and a call with whoever takes over.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you get when we manage it',
      lead: 'You can lead the project yourself. If you would rather see results than run stand-ups, we do these five things.',
      items: [
        {
          title: 'Scope and plan',
          text: 'We write both with you, then split them into parts of a week or two.',
        },
        {
          title: 'Single point of contact',
          text: 'You write to one project manager. Who does what behind that is not your worry.',
        },
        {
          title: 'Weekly demo',
          text: 'You see the thing itself, working or half working, instead of a slide about it.',
        },
        {
          title: 'Quality check',
          text: 'A second person tests each part against the plan before it comes to you.',
        },
        {
          title: 'Handover pack',
          text: 'Source files, access, open points and the reasons behind the choices made.',
        },
      ],
      variant: 'numbers',
      illustration: {
        kind: 'brief',
        caption: 'The Friday note of a managed project',
        sample: true,
        title: 'Booking app, week three',
        rows: [
          { label: 'Done', value: 'Guests can pick a class' },
          { label: 'In the demo', value: 'The reminder on a real phone' },
          { label: 'Next', value: 'Payments' },
          { label: 'Risk', value: 'The bank has not replied' },
          { label: 'From you', value: 'Approve the prices' },
        ],
      },
    },
    {
      kind: 'projects',
      heading: 'Five projects of the right size',
      lead: 'Each had one aim, a small team and an end.',
      variant: 'carousel',
      projects: sampleProjects,
    },
    {
      kind: 'steps',
      heading: 'From idea to handover',
      steps: [
        {
          title: 'Describe it',
          text: 'Tell us what should exist at the end and when you need it. A sketch or a voice note will do.',
        },
        {
          title: 'Approve plan and price',
          text: 'You get the scope, the people, the dates and one fixed rate. Change it until you are happy.',
        },
        {
          title: 'Review and launch',
          text: 'Say what is off, accept what is right, part by part. Then it goes live.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you agree to',
      lead: 'Read these before the call, and ask about any of them once we talk.',
      items: [
        {
          title: 'A fixed rate',
          text: 'It covers the scope you approved. It moves only if you change the scope.',
        },
        {
          title: 'Ownership in writing',
          text: 'Your agreement says who owns the work and from which moment. Ask us to walk you through that part.',
        },
        {
          title: capitalize(claims.projectBased.figure),
          text: 'Shorter jobs suit a part-time package. Longer ones are best cut into two projects.',
        },
        {
          title: 'One project manager',
          text: 'The same person from the first plan to the last file, if you choose to have one.',
        },
        {
          title: 'No long contract',
          text: 'It ends when the project does.',
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
          text: 'A project with a known price band and a launch at the end.',
        },
        {
          label: 'Website design and development',
          href: '/website-design-development',
          text: 'From one landing page to a shop in three languages.',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
          text: 'Six jobs described from the need to the result.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'What should be finished by spring?',
      text: 'Name it on a short call. We will say how we would cut it into parts, and what the first one needs.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

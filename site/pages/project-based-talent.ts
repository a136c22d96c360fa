import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { sampleProjects } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Project-based talent with a fixed scope | ${brand.name}`,
  description: `Hire talent for one project, with a written scope, a fixed rate and milestone payments. Projects run ${claims.projectBased.figure}, managed by us or by you.`,
  service: 'Project-based talent',
  sections: [
    {
      kind: 'opening',
      heading: 'Scope it. Staff it. Ship it.',
      lead: 'Some work has a finish line. Agree on what “finished” means, pay by milestone and wrap up when the project is done.',
      primary: bookDiscoveryCall,
      claim: `${capitalize(claims.projectBased.figure)} · ${claims.top.text}`,
      illustration: {
        kind: 'milestones',
        caption: 'A project in four milestones, each with a result you can see',
        sample: true,
        milestones: [
          { label: 'Plan', when: 'First payment', text: 'Scope, dates and price' },
          { label: 'Draft', when: 'Second payment', text: 'A version you can click through' },
          { label: 'Finished work', when: 'Third payment', text: 'Tested and shown to you' },
          { label: 'Handover', when: 'Final payment', text: 'Files, notes and logins' },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'Popular roles for project work',
      lead: 'For founders, agencies and teams that know the result they want but don’t have the people.',
      variant: 'columns',
      items: [
        { title: 'Full-stack developer', text: 'Builds a feature, a tool or a first version' },
        { title: 'Product designer', text: 'Designs screens you can test with real users' },
        { title: 'Copywriter', text: 'Writes a website, a launch or an e-mail series' },
        { title: 'SEO specialist', text: 'Audits your site and fixes what the audit finds' },
        { title: 'Data analyst', text: 'Answers one business question from your own data' },
        { title: 'Automation builder', text: 'Sets up a task to run without your help' },
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
          text: 'The plan lists what is included and what isn’t. New requests are priced separately.',
        },
        {
          icon: 'milestone',
          title: 'Milestone payments',
          text: 'Each payment is due after you have seen and accepted the result.',
        },
        {
          icon: 'user-check',
          title: 'Vetted people',
          text: 'Everyone you meet has passed a skills test in their own field. Ask us how it went.',
        },
        {
          icon: 'package-check',
          title: 'Clean handover',
          text: 'The final milestone includes organized files and a call with whoever takes over.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What you get when we manage the project',
      lead: 'You can lead the project yourself. If you’d rather not run the stand-ups, here is what we do for you.',
      items: [
        {
          title: 'Scope and plan',
          text: 'We write both with you, then break the work into parts of a week or two.',
        },
        {
          title: 'Single point of contact',
          text: 'You talk to one project manager, who coordinates everyone else.',
        },
        {
          title: 'Weekly demo',
          text: 'You see the work itself, finished or not, instead of slides about it.',
        },
        {
          title: 'Quality check',
          text: 'A second person tests each part against the plan before you see it.',
        },
        {
          title: 'Handover package',
          text: 'Source files, logins, open items and the reasons behind each decision.',
        },
      ],
      variant: 'numbers',
      illustration: {
        kind: 'brief',
        caption: 'A Friday update from a managed project',
        sample: true,
        title: 'Booking app, week three',
        rows: [
          { label: 'Done', value: 'Guests can pick a class' },
          { label: 'In the demo', value: 'Reminders on a real phone' },
          { label: 'Next', value: 'Payments' },
          { label: 'Risk', value: 'The bank hasn’t replied' },
          { label: 'For you to do', value: 'Approve the prices' },
        ],
      },
    },
    {
      kind: 'projects',
      heading: 'Sample projects with a clear goal',
      lead: 'Each one has a single goal, a small team and an end date.',
      variant: 'carousel',
      projects: sampleProjects,
    },
    {
      kind: 'steps',
      heading: 'From idea to handover',
      steps: [
        {
          title: 'Describe the result',
          text: 'Tell us what you need and when you need it. A sketch or a voice note is fine.',
        },
        {
          title: 'Approve the plan and price',
          text: 'You get the scope, the team, the dates and one fixed rate. Ask for changes until it’s right.',
        },
        {
          title: 'Review and launch',
          text: 'Review each part, ask for fixes and accept what’s done. Then it goes live.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Terms to know before you start',
      lead: 'Read these before the call, and ask us about any of them.',
      items: [
        {
          title: 'A fixed rate',
          text: 'It covers the scope you approve and changes only if the scope changes.',
        },
        {
          title: 'Ownership in writing',
          text: 'Your agreement says who owns the work and from what date. Ask us to walk you through that clause.',
        },
        {
          title: 'A clear timeline',
          text: `Projects run ${claims.projectBased.figure}. A part-time package suits shorter jobs, and longer jobs can be split in two.`,
        },
        {
          title: 'The same project manager',
          text: 'If you choose managed work, one person runs the project from plan to handover.',
        },
        {
          title: 'No long contract',
          text: 'Your commitment ends when the project is finished.',
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
          text: 'A working app, launched at a price within a set range.',
        },
        {
          label: 'Website design and development',
          href: '/website-design-development',
          text: 'Anything from one landing page to a multilingual store.',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
          text: 'Six sample projects, from the client’s need to the result.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Which project do you need to finish?',
      text: 'Tell us on a short call. We’ll explain how we would split the work and what the first part needs.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

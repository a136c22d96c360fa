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
      heading: 'Scope\u00a0it. Staff\u00a0it. Ship\u00a0it.',
      lead: 'Some work has a finish line. Agree on what “finished” means, pay by milestone and wrap up when the project is done.',
      primary: bookDiscoveryCall,
      claim: `${capitalize(claims.projectBased.figure)} · ${claims.top.text}`,
      illustration: {
        kind: 'milestones',
        caption: 'A project in four milestones, each with a result you can see',
        sample: true,
        milestones: [
          { label: 'Plan', when: 'Payment one', text: 'Scope, dates and price' },
          { label: 'Draft', when: 'Payment two', text: 'A version you can click through' },
          { label: 'Final work', when: 'Payment three', text: 'Tested and shown to you' },
          { label: 'Handover', when: 'Last payment', text: 'Files, notes and logins' },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'Popular roles for project work',
      lead: 'For founders, agencies and teams that know the result they want but don’t have the people to get there.',
      variant: 'columns',
      items: [
        { title: 'Full-stack developer', text: 'Builds a feature, a tool or a first version' },
        { title: 'Product designer', text: 'Designs screens you can test with real users' },
        { title: 'Copywriter', text: 'Writes a website, a launch or an email series' },
        { title: 'SEO specialist', text: 'Audits your site and fixes what the audit finds' },
        { title: 'Data analyst', text: 'Answers one business question from your own data' },
        { title: 'Automation builder', text: 'Sets up routine tasks to run without your help' },
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
          text: 'Everyone you meet has passed a skills test in their own field. Ask us how they did.',
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
          text: 'We write the scope and the plan with you, then break the work into parts that take a week or two each.',
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
      kind: 'terms',
      heading: 'Terms to know before you start',
      lead: 'Read these before the call, and ask us about any of them.',
      price:
        'The scope you approve. Once you’ve approved it, the rate is fixed and changes only if the scope changes. More screens, more rounds of feedback or a tighter deadline raise the rate.',
      billing: `By milestone. Each payment is due after you’ve seen and accepted the result. Projects run ${claims.projectBased.figure}. For a shorter job, ask us about a part-time package.`,
      fit: 'Say so at the weekly demo. If we manage the project, you only have to tell your project manager, who will work out a fix with the team.',
      ownership:
        'Your agreement says who owns the work and as of what date. Ask us to walk you through that clause.',
      stopping:
        'There is no long-term contract: your commitment ends when the project is finished. If you want to stop earlier, your agreement says which milestones are still due.',
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
      text: 'Tell us on a short call. We’ll explain how we’d split up the work and who should start.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

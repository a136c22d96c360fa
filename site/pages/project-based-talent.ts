import { discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { sampleProjects } from '../content/projects.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Project-based talent with a fixed scope | ${brand.name}`,
  description: `Hire talent for one project, with a written scope, a fixed rate and milestone payments. Projects run ${claims.projectBased.figure}, managed by us or by you.`,
  service: 'Project-based talent',
  hour: 17,
  sections: [
    {
      kind: 'opening',
      heading: 'Scope\u00a0it. Staff\u00a0it. Ship\u00a0it.',
      lead: 'Some work has a finish line. Agree on what “done” means, pay by milestone and stop when you get there.',
      primary: discoveryCall,
      claim: `${capitalize(claims.projectBased.figure)} · ${claims.top.text}`,
      isPaper: true,
      illustration: {
        kind: 'scope',
        caption: 'A one-page scope, signed before the work starts',
        sample: true,
        title: 'Booking app for a dance studio',
        included: {
          label: 'In this project',
          items: ['Pick a class and pay', 'A reminder before class', 'A list for the front desk'],
        },
        excluded: {
          label: 'Left out on purpose',
          items: ['Class passes', 'A second studio'],
        },
        done: {
          label: 'Done means',
          text: 'A member books and pays on her own phone, and the front desk sees her name.',
        },
        date: 'Signed May 1 · Launch June 12',
        parties: ['The studio', brand.name],
      },
    },
    { kind: 'proofs', show: ['milestones', 'designer-profile', 'task', 'score'] },
    {
      kind: 'exchange',
      heading: 'Popular roles, and the results to expect',
      lead: 'What you could say at the end, if yours was the dance studio above.',
      sample: true,
      items: [
        { title: 'Full-stack developer', question: 'The first class is booked and paid.' },
        { title: 'Product designer', question: 'Five members tried the screens.' },
        { title: 'Copywriter', question: 'The reminders sound like us.' },
        { title: 'SEO specialist', question: 'Every class has its own page.' },
        { title: 'Data analyst', question: 'We know which classes fill up.' },
        { title: 'Automation builder', question: 'The front desk types nothing twice.' },
      ],
    },
    {
      kind: 'index',
      heading: 'What sets us apart when plans change',
      lead: 'In week five, the studio wants class passes after all. Both sides sign off on a price and a new date first.',
      variant: 'plain',
      items: [
        {
          title: 'Fixed scope',
          text: 'Class passes get their own price. The first scope stays as signed.',
        },
        {
          title: 'Milestone payments',
          text: 'What the studio accepted in May stays settled. Passes are due once accepted.',
        },
        {
          title: 'Vetted people',
          text: 'The people who passed our test and built the booking build the passes too.',
        },
        {
          title: 'Clean handover',
          text: 'The signed change is in the files, so whoever takes over knows why.',
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'The studio’s change request of June 2',
      text: 'One change, one price, one date.',
      sample: true,
      ledger: {
        title: 'Add class passes',
        rows: [
          ['Screens accepted', 'May 15'],
          ['Booking accepted', 'May 29'],
          ['Planned launch', 'June 12'],
        ],
        total: ['New launch', 'June 19'],
        apart: {
          title: 'Signed by both sides',
          rows: ['Price: quoted first, due at the end'],
        },
      },
    },
    {
      kind: 'index',
      heading: 'What you get when we manage the project',
      sheet: { tab: 'Managed', paper: 'white' },
      items: [
        {
          title: 'Scope and plan',
          text: 'Written with you, and split into parts of a week or two.',
        },
        {
          title: 'Single point of contact',
          text: 'One project manager, who coordinates everyone else.',
        },
        {
          title: 'Weekly demo',
          text: 'The work itself, finished or not, instead of slides.',
        },
        {
          title: 'Quality check',
          text: 'We test each part before you see it.',
        },
        {
          title: 'Handover package',
          text: 'Files, logins, open items and the reasons for decisions.',
        },
      ],
    },
    {
      kind: 'projects',
      heading: 'Five sample projects, and how each one ends',
      projects: sampleProjects,
    },
    {
      kind: 'horizon',
      heading: 'From idea to handover',
      steps: [
        {
          when: 'A sketch is enough',
          title: 'Describe the result',
          text: 'Tell us what you need and when. A sketch or a voice note is fine.',
          page: {
            label: 'The studio’s sketch',
            title: 'A booking app',
            lines: ['Pick a class and pay', 'A reminder before class'],
          },
        },
        {
          when: 'One fixed rate',
          title: 'Approve the plan and price',
          text: 'You get the scope, the team, the dates and one fixed rate.',
          page: {
            label: 'The scope',
            title: 'Signed May 1',
            lines: ['One fixed rate', 'Launch June 12', 'Class passes: left out'],
          },
        },
        {
          when: capitalize(claims.projectBased.figure),
          title: 'Review and launch',
          text: 'Accept each part or ask for fixes. Then it goes live.',
          page: {
            label: 'With class passes',
            title: 'Live on June 19',
            lines: ['Screens accepted May 15', 'Booking accepted May 29', 'Class passes accepted'],
          },
        },
      ],
    },
    {
      kind: 'index',
      heading: 'What you can count on',
      variant: 'stair',
      items: [
        { title: 'A fixed rate', text: 'You sign it together with the scope.' },
        { title: 'You own the work', text: 'The contract says so.' },
        {
          title: `${capitalize(claims.projectBased.figure)}, from start to handover`,
          text: 'The scope names the day.',
        },
        { title: 'One project manager', text: 'You ask one person about everything.' },
        { title: 'No long contract', text: 'It ends when the project does.' },
      ],
    },
    {
      kind: 'terms',
      rate: 'project-based-talent',
      depends: ['The scope you approve', 'How many screens', 'How tight the deadline'],
      total: 'Once you approve it, the price changes only if the scope does.',
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
          label: 'Website design and development',
          href: '/website-design-development',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Which project do you need to finish?',
      text: 'Tell us on a short call. We’ll say how we’d split up the work and who should start.',
      primary: discoveryCall,
    },
  ],
} satisfies PageRecord;

import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { projectManagers } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'pm');

export default {
  title: `Remote project managers for your team | ${brand.name}`,
  description: `Hire a vetted project manager who plans, runs stand-ups, watches the budget and reports. ${claims.match48.text}, for full weeks or a few days.`,
  service: 'Project management',
  sections: [
    {
      kind: 'opening',
      heading: 'Someone who knows what happens next.',
      lead: 'A project manager keeps the plan, asks the awkward questions and tells you about trouble while it is still small.',
      primary: getMatched,
      claim: `${claims.match48.text} · ${claims.top.text}`,
      illustration: {
        kind: 'board',
        caption: 'A Tuesday board, kept by a project manager',
        sample: true,
        columns: [
          { title: 'Next', cards: ['Choose the payment provider', 'Book the photo day'] },
          { title: 'In work', cards: ['Checkout screens', 'Price list, waiting for Anna'] },
          { title: 'Done', cards: ['Scope signed', 'Test phones ordered'] },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'What they take off your desk',
      lead: 'Five duties, every week, in the tools your team has now.',
      items: [
        {
          title: 'Plan the work',
          text: 'Break the goal into tasks, with an owner, a date and an order for each.',
        },
        {
          title: 'Run the stand-ups',
          text: 'Keep them short, in writing if zones differ, and end with who does what.',
        },
        {
          title: 'Track the budget',
          text: 'Hold hours and bills against the plan, and speak up at half, not at the end.',
        },
        {
          title: 'Manage the risk',
          text: 'Keep a list of what may go wrong, and a small step against each line.',
        },
        {
          title: 'Report',
          text: 'Send you one page: where we are, what changed, what you need to decide.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'talent',
      heading: 'Four kinds of project manager',
      lead: 'Profiles like these reach you with our notes from the interview.',
      talent: projectManagers,
    },
    {
      kind: 'table',
      heading: 'Where a project manager pays off',
      lead: 'Seven kinds of business ask us for one. The pain is a little different each time.',
      caption: 'Types of business, and what a project manager changes first',
      columns: ['Business', 'What hurts', 'First thing to change'],
      rows: [
        ['Startups', 'The founder is the plan', 'A plan others can read'],
        ['Agencies', 'Every client is urgent', 'One calendar for all clients'],
        ['SaaS', 'Releases keep sliding', 'Smaller releases, set dates'],
        ['E-commerce', 'The big sale comes too soon', 'A countdown with owners'],
        ['Consultancies', 'Scope grows in meetings', 'Every change gets written down'],
        ['Nonprofits', 'Grants have hard deadlines', 'Reports begun early'],
        ['Construction tech', 'Site and screen disagree', 'A weekly call of both sides'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three ways to bring one in',
      lead: 'You will know the rate before you meet anyone twice.',
      columns: 3,
      cards: [
        {
          icon: 'calendar-range',
          title: 'Full-time',
          text: `${capitalize(claims.fullTime.figure)} at the centre of your team, on a monthly plan. Right for several projects at once.`,
        },
        {
          icon: 'calendar-clock',
          title: 'Part-time',
          text: `${capitalize(claims.partTime.figure)} from an hourly package that you settle monthly. Right for one steady stream of work.`,
        },
        {
          icon: 'flag',
          title: 'Project-based',
          text: `One launch, move or rescue in ${claims.projectBased.figure}, at a fixed rate split over its milestones.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What sets our project managers apart',
      lead: 'Five points to hold any candidate against, ours as well.',
      variant: 'columns',
      items: [
        {
          title: 'Found quickly',
          text: `${claims.match48.text}, because planning skills travel well between fields.`,
        },
        {
          title: 'Tested on a messy plan',
          text: 'We give them a late project with gaps and see what they ask first.',
        },
        {
          title: 'Clear writers',
          text: 'You can forward their notes to a client without a second look.',
        },
        {
          title: 'At home in your tools',
          text: 'Asana, Notion, Jira or a wall of paper. They adapt to the board you have.',
        },
        {
          title: 'Online when you are',
          text: 'You agree on the overlap up front, with someone who picked those hours.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From loose ends to a plan',
      steps: [
        {
          title: 'Tell us what slips',
          text: 'Name the project, the team and the date that worries you.',
        },
        {
          title: 'Talk to two or three',
          text: 'Show each the same plan. Listen for the questions they come up with.',
        },
        {
          title: 'Hand over the board',
          text: 'Your pick spends the first days listening, then sends you a plan to approve.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
          text: 'People and a project manager in a single package.',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'When the plan is fine but the hands are missing.',
        },
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
          text: 'When you need tasks done more than plans kept.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Know on Friday what Monday brings.',
      text: 'A few short questions are enough. We start looking as soon as you send your answers.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;

import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { projectManagers } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'pm');

export default {
  title: `Remote project managers for your team | ${brand.name}`,
  description: `Hire a vetted project manager to plan the work, run stand-ups, track the budget and report to you. ${claims.match48.text}, full-time or part-time.`,
  service: 'Project management',
  sections: [
    {
      kind: 'opening',
      heading: 'A project manager to keep your work on track.',
      lead: 'Your project manager keeps the plan current, asks the hard questions and tells you about problems while they are still small.',
      primary: getMatched,
      claim: `${claims.match48.text} · ${claims.top.text}`,
      illustration: {
        kind: 'board',
        caption: 'A board on a Tuesday, kept up to date by a project manager',
        sample: true,
        columns: [
          { title: 'Next', cards: ['Choose a payment provider', 'Book the photo shoot'] },
          { title: 'Now', cards: ['Checkout screens', 'Price list, waiting on Anna'] },
          { title: 'Done', cards: ['Scope signed', 'Test phones ordered'] },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'What a project manager takes off your plate',
      lead: 'They handle these five duties every week, in the tools your team already uses.',
      items: [
        {
          title: 'Plan the work',
          text: 'Break the goal into tasks, each with an owner, a due date and a priority.',
        },
        {
          title: 'Run the stand-ups',
          text: 'Keep them short, write them up if time zones differ and confirm who does what.',
        },
        {
          title: 'Track the budget',
          text: 'Compare hours and bills with the plan, and speak up halfway through, not at the end.',
        },
        {
          title: 'Manage the risks',
          text: 'List what could go wrong, with a step to prevent each problem.',
        },
        {
          title: 'Report to you',
          text: 'Send you one page: where the project stands, what changed and what you need to decide.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'talent',
      heading: 'A sample shortlist of project managers',
      lead: 'Profiles like these come with our notes from the interview.',
      talent: projectManagers,
    },
    {
      kind: 'table',
      heading: 'Where a project manager helps most',
      lead: 'Find your kind of business, the problem it often has and what to fix first.',
      caption: 'What a project manager fixes first, by type of business',
      columns: ['Business', 'The problem', 'The first fix'],
      rows: [
        ['Startups', 'Only the founder knows the plan', 'A plan the whole team can read'],
        ['Agencies', 'Every client’s work is urgent', 'One calendar for all clients'],
        ['SaaS', 'Release dates keep slipping', 'Smaller releases on set dates'],
        ['E-commerce', 'Big sales start before the store is ready', 'A countdown with task owners'],
        ['Consultancies', 'Scope grows with every meeting', 'Every change in writing'],
        ['Nonprofits', 'Grants have firm deadlines', 'Reports started early'],
        [
          'Construction tech',
          'Plans don’t match the building site',
          'A weekly call between site and office',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Hire for one project or ongoing work',
      columns: 3,
      cards: [
        {
          icon: 'calendar-range',
          title: 'Full-time',
          text: `${capitalize(claims.fullTime.figure)} with your team, on a monthly plan. Best for several projects at once.`,
        },
        {
          icon: 'calendar-clock',
          title: 'Part-time',
          text: `${capitalize(claims.partTime.figure)} in an hourly package, billed monthly. Best for one ongoing project.`,
        },
        {
          icon: 'flag',
          title: 'Project-based',
          text: `One launch, migration or turnaround in ${claims.projectBased.figure}, at a fixed rate paid by milestone.`,
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'Rates, records and a clean exit',
      price:
        'How many projects, how large a team and how many hours. Rescuing a late project takes someone more senior. You’ll know the rate before the second interview.',
      billing:
        'A monthly plan for full-time, an hourly package for part-time, or a fixed rate by milestone for a single project.',
      fit: 'Tell us if the plan looks good but dates still slip. We’ll look at the role, the hours and who decides what. If the match is the problem, we can search again under the terms of your agreement.',
      ownership:
        'Plans, boards and notes live in your own tools from the start. Your agreement says who owns the documents written for you.',
      stopping:
        'A project role ends with the handover. For ongoing work, your agreement sets the notice period. Set aside the last week to hand over the board.',
    },
    {
      kind: 'checklist',
      heading: 'What sets our project managers apart',
      lead: 'Use these five points to judge any candidate, including ours.',
      variant: 'columns',
      items: [
        {
          title: 'Matched quickly',
          text: `${claims.match48.text}, because planning skills carry over between industries.`,
        },
        {
          title: 'Tested on a late project',
          text: 'We give them a late project with missing details and see what they ask first.',
        },
        {
          title: 'Clear writers',
          text: 'You can forward their notes to a client without editing them first.',
        },
        {
          title: 'Comfortable in your tools',
          text: 'Asana, Notion, Jira or a whiteboard: they use the board you already have.',
        },
        {
          title: 'Online when you are',
          text: 'You agree on shared hours up front, with someone who chose those hours.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From missed dates to a working plan',
      steps: [
        {
          title: 'Tell us what is running late',
          text: 'Name the project, the team and the deadline that worries you.',
        },
        {
          title: 'Interview two or three people',
          text: 'Show each one the same plan and listen to the questions they ask.',
        },
        {
          title: 'Hand over the board',
          text: 'Your project manager spends the first days listening, then sends you a plan to approve.',
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
          text: 'Specialists and a project manager, hired as one package.',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'If the plan is fine but you need more people.',
        },
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
          text: 'If you need help with daily tasks, not planning.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Know what’s next before the week starts.',
      text: 'Answer a few short questions. We’ll start looking as soon as you send your answers.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;

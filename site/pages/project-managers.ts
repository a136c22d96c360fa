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
  hour: 17.5,
  until: 19.6,
  sections: [
    {
      kind: 'opening',
      heading: 'A project manager to keep your work on track.',
      lead: 'Your project manager keeps the plan current, asks the hard questions and tells you about problems while they are still small.',
      primary: getMatched,
      claim: `${claims.match48.text} · ${claims.top.text}`,
      isPaper: true,
      illustration: {
        kind: 'fridays',
        caption: 'The same late project, told two ways',
        sample: true,
        title: 'The launch is late. Which Friday do you hear about it?',
        dates: { planned: 'Planned launch: June 5', chosen: 'June 12', late: 'Launch: July 10' },
        axis: 'The date you’re told',
        fridays: { first: 'First Friday', last: 'Ninth Friday' },
        lines: {
          known: {
            name: 'With a manager',
            label: 'With a project manager:',
            text: 'on the third Friday. You choose to launch a week later.',
            weeksLate: [0, 0, 1, 1, 1, 1, 1, 1, 1],
          },
          hidden: {
            name: 'Without',
            label: 'Without one:',
            text: '“on track” for seven Fridays, then five weeks late.',
            weeksLate: [0, 0, 0, 0, 0, 0, 0, 5, 5],
          },
        },
      },
    },
    { kind: 'proofs', show: ['shortlist', 'hours', 'score', 'first-ten'] },
    {
      kind: 'fridays',
      heading: 'Read one Friday report, then make the decision',
      lead: 'The third Friday of that project. Each part shows the duty it comes from. The last one needs your answer.',
      sample: true,
      title: 'New checkout for the online store',
      date: 'Friday, April 17 · From Nomvula, your project manager',
      parts: [
        {
          duty: 'Plan the work',
          work: 'Break the goal into tasks with owners, due dates and priorities.',
          label: 'The date',
          text: 'Card payments and invoices will be ready for June 5. Gift cards will not.',
        },
        {
          duty: 'Run the stand-ups',
          work: 'Keep them short, and write down who does what next.',
          label: 'Who is waiting',
          text: 'Anna can’t test until the price list arrives. Your sales team promised it for Monday at noon.',
        },
        {
          duty: 'Track the budget',
          work: 'Compare hours and bills with the plan, and speak up early.',
          label: 'The budget',
          text: 'We’ve used a third of the hours, as planned. The test phones cost less than we expected.',
        },
        {
          duty: 'Manage the risks',
          work: 'List what could go wrong, and prevent it step by step.',
          label: 'What worries me most',
          text: 'The payment provider must approve the store, and that can be slow. I sent the forms today so we’re not waiting in May.',
        },
        {
          duty: 'Report to you',
          work: 'Send you one page that ends with what you need to decide.',
          label: 'Your decision by Tuesday',
          text: 'Gift cards need one more week. How would you like to handle that?',
        },
      ],
      choices: [
        {
          label: 'Launch on June 5 without gift cards',
          answer:
            'Done. Gift cards follow on June 19. I’ve moved their tasks, told the store team and taken them out of the launch email.',
        },
        {
          label: 'Keep gift cards and launch on June 12',
          answer:
            'Done. The ads are booked for June 5, so I’ll move them on Wednesday. After that, moving them costs a fee.',
        },
        {
          label: 'Add a second developer',
          answer:
            'I advise against it. A new developer needs about a week to learn the code, so you would pay more and still launch on June 12.',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Four project managers, gaps left in',
      lead: 'Open one to read the task we gave, how it went and what we didn’t test.',
      talent: projectManagers,
    },
    {
      kind: 'horizon',
      heading: 'From missed dates to a working plan',
      steps: [
        {
          when: capitalize(claims.wizard.figure),
          title: 'Tell us what is running late',
          text: 'Name the project, the team and the deadline that worries you.',
          page: {
            label: 'What is late',
            title: 'New checkout',
            lines: ['Planned launch: June 5', 'Gift cards, price list, approval'],
          },
        },
        {
          when: `Usually ${claims.match48.figure}`,
          title: 'Interview two or three people',
          text: 'Show each one the same plan and listen to the questions they ask.',
          page: { people: projectManagers.slice(0, 3) },
        },
        {
          when: 'Day one',
          title: 'Hand over the board',
          text: 'Your project manager spends the first days listening, then sends you a plan to approve.',
          page: {
            label: 'From Nomvula, for you to approve',
            title: 'The plan',
            lines: ['With gift cards: June 12', 'Without them: June 5'],
          },
        },
      ],
    },
    {
      kind: 'transitions',
      heading: 'Where a project manager helps most',
      sheet: { tab: 'First fixes', paper: 'white' },
      items: [
        {
          title: 'Startups',
          from: 'Only the founder knows the plan',
          to: 'A plan the whole team can read',
        },
        {
          title: 'Agencies',
          from: 'Every client’s work is urgent',
          to: 'One calendar for all clients',
        },
        {
          title: 'SaaS',
          from: 'Release dates keep slipping',
          to: 'Smaller releases on set dates',
        },
        {
          title: 'E-commerce',
          from: 'No plan for the big sale',
          to: 'A countdown with task owners',
        },
        {
          title: 'Consultancies',
          from: 'Scope grows at each meeting',
          to: 'Every change in writing',
        },
        { title: 'Nonprofits', from: 'Grants have firm deadlines', to: 'Reports started early' },
        {
          title: 'Construction tech',
          from: 'Plans don’t match the job site',
          to: 'A weekly call with the site',
        },
      ],
    },
    {
      kind: 'spans',
      heading: 'Hire for one project or ongoing work',
      models: [
        {
          title: 'Full-Time',
          description: 'For several projects at once.',
          badge: 'Most hours',
          pricing: 'Monthly plan',
          features: [
            `${capitalize(claims.fullTime.figure)} with your team`,
            'Runs your stand-ups',
            'Tracks every budget',
            'Long-term commitment',
          ],
        },
        {
          title: 'Part-Time',
          description: 'For one ongoing project.',
          badge: 'Steady help',
          pricing: 'Hourly package, billed monthly',
          features: [
            capitalize(claims.partTime.figure),
            'The same person every week',
            'One page each Friday',
            'Hours agreed up front',
          ],
        },
        {
          title: 'Project-Based',
          description: 'One launch, migration or turnaround.',
          badge: 'Clear finish line',
          pricing: 'Fixed rate, paid by milestone',
          features: [
            capitalize(claims.projectBased.figure),
            'Written scope first',
            'A result at each milestone',
            'Every change in writing',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      rate: 'project-managers',
      depends: ['How many projects', 'How large a team', 'How many hours'],
      total: 'Rescuing a late project takes someone more senior.',
    },
    {
      kind: 'index',
      heading: 'What sets our project managers apart',
      variant: 'stair',
      items: [
        {
          title: 'Matched quickly',
          text: `${claims.match48.text}.`,
        },
        {
          title: 'Tested on a project in trouble',
          text: 'A late website or a risky move, with details missing. We see what they ask first.',
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
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
        },
        {
          label: 'Virtual Assistants',
          href: '/virtual-assistants',
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

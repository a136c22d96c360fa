import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Fractional executives for growing companies | ${brand.name}`,
  description: `Hire a senior CMO, CFO, CTO or COO for part of the week. ${claims.topFractional.text}, ${claims.fractional.figure}, with no long-term commitment.`,
  service: 'Fractional leadership',
  sections: [
    {
      kind: 'opening',
      heading: 'Senior leaders, ten hours at a time.',
      lead: 'Some decisions call for twenty years of experience. Bring in a senior leader for part of the week.',
      primary: bookDiscoveryCall,
      claim: `${claims.topFractional.text} · ${claims.fractional.text}`,
      illustration: {
        kind: 'hours',
        caption: 'Monday to Friday, nine to five. Each sun is an hour with a CMO',
        sample: true,
        total: 40,
        used: [3, 0, 4, 3, 0],
        label: 'Ten of these forty hours need a CMO.',
      },
    },
    {
      kind: 'questions',
      heading: 'When a fractional leader makes sense',
      columns: 3,
      questions: [
        {
          title: 'Fundraising prep',
          question: 'Will our numbers survive an investor’s questions?',
        },
        {
          title: 'Plan for your first hires',
          question: 'Who do we hire first, and for what?',
        },
        {
          title: 'New market',
          question: 'Who would buy this in Germany?',
        },
        {
          title: 'Unclear sales funnel',
          question: 'Where do we lose people before they pay?',
        },
        {
          title: 'Platform choice',
          question: 'Do we build it, buy it or wait?',
        },
        {
          title: 'Interim coverage',
          question: 'Who decides while our COO is on leave?',
        },
      ],
    },
    {
      kind: 'timesheet',
      tone: 'night',
      heading: 'Ten hours with a CMO, and what they settle',
      lead: 'The company sells software to clinics. Each hour ends with a decision.',
      sample: true,
      days: [
        {
          day: 'Monday',
          hours: [
            {
              at: 9,
              task: 'Last week’s numbers',
              decision: 'Pause the two costliest ads.',
            },
            {
              at: 10,
              task: 'Plan for the week',
              decision: 'One goal: larger clinics.',
            },
            {
              at: 11,
              task: 'Team meeting',
              decision: 'Lena owns the launch email.',
            },
          ],
        },
        {
          day: 'Wednesday',
          hours: [
            {
              at: 9,
              task: 'Coaching the writer',
              decision: 'One message on the home page.',
            },
            {
              at: 10,
              task: 'The agency’s draft',
              decision: 'Send it back. It’s too vague.',
            },
            {
              at: 11,
              task: 'Recorded sales calls',
              decision: 'Say how long setup takes.',
            },
            {
              at: 12,
              task: 'Designer interview',
              decision: 'Hire her for the launch only.',
            },
          ],
        },
        {
          day: 'Thursday',
          hours: [
            {
              at: 9,
              task: 'Spring budget',
              decision: 'Move ad money to referrals.',
            },
            {
              at: 10,
              task: 'Price test',
              decision: 'Try yearly billing in April.',
            },
            {
              at: 11,
              task: 'Call with the founder',
              decision: 'Skip the trade show in March.',
            },
          ],
        },
      ],
      others: {
        title: 'The other thirty hours',
        items: [
          { label: 'Email and chat', hours: 9 },
          { label: 'Other teams’ meetings', hours: 7 },
          { label: 'Status calls', hours: 6 },
          { label: 'Internal slides', hours: 5 },
          { label: 'All-hands and socials', hours: 3 },
        ],
        text: 'You’d pay a full-time CMO for these.',
      },
    },
    {
      kind: 'leaders',
      tone: 'tint',
      heading: 'Six part-time executive roles',
      lead: 'For founders and small boards with a hard decision ahead.',
      badge: 'Most Requested',
      roles: [
        {
          title: 'CEO/COO',
          description: 'Runs the company day to day, with a plan for handing it back.',
          ideal: 'founders who want to get back to the product',
        },
        {
          title: 'CMO',
          description: 'Decides who to reach, what to say and where the budget goes.',
          ideal: 'good products that too few people know about',
          isHighlighted: true,
        },
        {
          title: 'CFO',
          description: 'Builds the forecast and gets the numbers ready for a board or a bank.',
          ideal: 'companies that have outgrown their bookkeeper’s spreadsheet',
        },
        {
          title: 'Product lead',
          description: 'Talks to users and turns requests into a short roadmap.',
          ideal: 'teams that ship often but rarely talk to users',
        },
        {
          title: 'CTO',
          description: 'Chooses the platform and helps you hire your first engineers.',
          ideal: 'companies that built their first version in a hurry',
        },
        {
          title: 'RevOps',
          description: 'Brings marketing, sales and service data together.',
          ideal: 'sales teams that can’t agree on the numbers',
          isHighlighted: true,
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Senior experience without a full-time hire',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          title: claims.topFractional.text,
          text: 'We ask what lasted after they left.',
        },
        {
          title: claims.fractional.figure,
          text: 'The hours are set, so your team knows when to ask.',
        },
        {
          title: 'No long-term commitment',
          text: 'Hire for one season or one decision.',
        },
        {
          title: 'Start within weeks',
          text: 'You skip the long search for a full-time hire.',
        },
        {
          title: 'Leaders who do the work',
          text: 'They write the plan and build the spreadsheet themselves.',
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'Terms for a part-time executive',
      price:
        'The role, the leader’s experience and the hours each week. You agree on the rate first.',
      billing: 'One monthly invoice for the hours you agreed to, which can change with the work.',
      fit: 'Check your goals after the first month. If decisions aren’t coming faster, we’ll rethink the hours with you, or look for another leader under the terms of your agreement.',
      ownership:
        'Your agreement says who owns plans, models and board documents, and what stays confidential.',
      stopping: 'Your agreement says how to end it and how much notice each side gives.',
    },
    {
      kind: 'steps',
      heading: 'How to find your leader',
      steps: [
        {
          title: 'Name the decision you face',
          text: 'Tell us what you need to settle and who it affects.',
        },
        {
          title: 'Compare two leaders',
          text: 'Ask each one how they would spend their first ten hours.',
        },
        {
          title: 'Plan the first month',
          text: 'Pick three goals, fixed hours and one person your leader reports to.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
        },
        {
          label: 'Sales',
          href: '/sales',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Get senior help with your next big decision.',
      text: 'Tell us about it on a free call. If ten hours a week won’t be enough, we’ll say so.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;

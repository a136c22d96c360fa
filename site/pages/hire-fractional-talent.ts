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
      lead: 'Some decisions call for twenty years of experience, but not for a full-time hire. Bring in a senior leader for part of the week.',
      primary: bookDiscoveryCall,
      claim: `${claims.topFractional.text} · ${claims.fractional.text}`,
      illustration: {
        kind: 'hours',
        caption: 'The highlighted hours are your leader’s time',
        total: 40,
        used: 10,
        label: 'Ten hours out of a full workweek',
      },
    },
    {
      kind: 'leaders',
      heading: 'Six part-time executive roles',
      lead: 'For founders and small boards facing decisions that nobody on the team has made before.',
      badge: 'Most Requested',
      roles: [
        {
          title: 'CEO/COO',
          description:
            'Runs the company day to day or leads it for an interim period, with a plan for handing it back.',
          ideal: 'founders who want to get back to the product',
        },
        {
          title: 'CMO',
          description:
            'Decides who to reach, what to say and where the budget goes, then coaches the team that does the work.',
          ideal: 'good products that too few people know about',
          isHighlighted: true,
        },
        {
          title: 'CFO',
          description:
            'Builds the forecast, watches cash flow and gets the numbers ready for a board or a bank.',
          ideal: 'companies that have outgrown their bookkeeper’s spreadsheet',
        },
        {
          title: 'Product lead',
          description:
            'Talks to users, sets priorities and turns requests into a roadmap the team believes in.',
          ideal: 'teams that ship often but rarely talk to users',
        },
        {
          title: 'CTO',
          description:
            'Chooses the platform, sets coding standards and helps you hire your first engineers.',
          ideal: 'companies that built their first version in a hurry',
        },
        {
          title: 'RevOps',
          description:
            'Brings marketing, sales and service data together and fixes the gaps between them.',
          ideal: 'sales teams that can’t agree on the numbers',
          isHighlighted: true,
        },
      ],
    },
    {
      kind: 'split',
      heading: 'How your leader spends the week',
      paragraphs: [
        'Fractional doesn’t mean on call. Your leader works set hours, so your team knows when to ask.',
        `Leaders join for ${claims.fractional.figure}. You agree on the hours and the rate first, and you can change the hours as the work changes.`,
      ],
      illustration: {
        kind: 'week',
        caption: 'A ten-hour week for a fractional CMO',
        sample: true,
        days: [
          {
            day: 'Monday',
            blocks: [
              { label: 'Numbers and planning', from: 9, to: 11, tone: 'lagoon' },
              { label: 'Team call', from: 11, to: 12, tone: 'sun' },
            ],
          },
          {
            day: 'Wednesday',
            blocks: [
              { label: 'Coaching', from: 9, to: 11, tone: 'sun' },
              { label: 'Campaign review', from: 13, to: 15, tone: 'sun' },
            ],
          },
          {
            day: 'Thursday',
            blocks: [
              { label: 'Strategy', from: 9, to: 11, tone: 'lagoon' },
              { label: 'Founder check-in', from: 11, to: 12, tone: 'sun' },
            ],
          },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'cards',
      heading: 'When a fractional leader makes sense',
      columns: 3,
      variant: 'plain',
      cards: [
        {
          icon: 'piggy-bank',
          title: 'Fundraising prep',
          text: 'A financial model, pitch and data room that stand up to questions.',
        },
        {
          icon: 'users',
          title: 'Plan for your first hires',
          text: 'Which role to hire first, what it covers and how to measure it.',
        },
        {
          icon: 'map',
          title: 'New market',
          text: 'Who will buy there, at what price and how they will find you.',
        },
        {
          icon: 'funnel',
          title: 'Unclear sales funnel',
          text: 'A clear view from first click to payment, and a fix for the biggest leak.',
        },
        {
          icon: 'layers',
          title: 'Platform choice',
          text: 'Whether to build, buy or wait, with reasons you can show investors.',
        },
        {
          icon: 'umbrella',
          title: 'Interim coverage',
          text: 'Steady leadership while you search or while someone is on leave.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Senior experience without a full-time hire',
      items: [
        {
          title: claims.topFractional.text,
          text: 'We also ask what lasted after they left their earlier roles.',
        },
        {
          title: 'Pay for the hours you agree on',
          text: `Leaders work ${claims.fractional.figure}, and you get one monthly invoice for their time.`,
        },
        {
          title: 'No long-term commitment',
          text: 'Hire a leader for one season or one decision. Your agreement says how to end it.',
        },
        {
          title: 'Start within weeks',
          text: 'You skip the long search for a full-time executive.',
        },
        {
          title: 'Leaders who do the work',
          text: 'They write the plan, join the pipeline call and build the spreadsheet themselves.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'terms',
      heading: 'Terms for a part-time executive',
      price:
        'The role, the leader’s experience and the hours each week. A board or a fundraising round takes more experience and time. You agree on the rate first.',
      billing:
        'You pay for the hours you agreed to, on a monthly invoice. If the work grows or shrinks, you agree on new hours.',
      fit: 'After the first month, check the three goals you set. If decisions aren’t coming faster, tell us. We’ll rethink the goals and the hours with you, or look for another leader under the terms of your agreement.',
      ownership:
        'Your agreement says who owns plans, models and board documents, and what stays confidential.',
      stopping:
        'There is no long-term commitment. Your agreement says how to end it and how much notice each side gives. Agree on a handover list early.',
    },
    {
      kind: 'steps',
      heading: 'How to find your leader',
      steps: [
        {
          title: 'Name the decision you face',
          text: 'Tell us what you need to settle in the coming months and who it affects.',
        },
        {
          title: 'Compare two leaders',
          text: 'Ask each one how they would spend their first ten hours, then compare the answers.',
        },
        {
          title: 'Plan the first month',
          text: 'Set three goals, fixed hours each week and one person your leader reports to.',
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
          text: 'Give your new leader a team to work with.',
        },
        {
          label: 'Sales',
          href: '/sales',
          text: 'Add the people who fill your sales pipeline.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'Turn the strategy into dates, tasks and owners.',
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

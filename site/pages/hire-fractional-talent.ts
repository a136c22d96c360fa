import { discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const leaders = peopleOn('hire-fractional-talent');

export default {
  title: `Fractional executives for growing companies | ${brand.name}`,
  description: `Hire a senior CMO, CFO, CTO or COO for part of the week. ${claims.topFractional.text}, ${claims.fractional.figure}, with no long-term commitment.`,
  service: 'Fractional leadership',
  hour: 12,
  sections: [
    {
      kind: 'opening',
      heading: 'Senior leaders, ten hours at a time.',
      lead: 'Most weeks hold ten hours of decisions that need a senior leader. Hire one for those, and keep the other thirty for your team.',
      primary: discoveryCall,
      claim: `${claims.topFractional.text} for leadership roles · ${claims.fractional.text}`,
      illustration: {
        kind: 'ten-hours',
        caption: 'Monday to Friday, 9 a.m. to 5 p.m. Each sun is an hour with a CMO',
        sample: true,
        total: 40,
        used: [3, 0, 4, 3, 0],
        label: 'Ten of these forty hours need a CMO.',
      },
    },
    { kind: 'proofs', show: ['leader-profile', 'leader-task', 'agreement', 'hours'] },
    {
      kind: 'exchange',
      variant: 'ask',
      heading: 'When a fractional leader makes sense',
      items: [
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
      kind: 'ten-hours',
      heading: 'Why ten hours can be enough',
      lead: 'A CMO’s week at a maker of software for clinics. Each hour settles something.',
      ground: 'night',
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
          { label: 'All-hands and birthdays', hours: 3 },
        ],
        text: 'You’d pay a full-time CMO for these.',
      },
    },
    {
      kind: 'index',
      heading: 'Six part-time leadership roles',
      variant: 'plain',
      items: [
        {
          title: 'CEO/COO',
          text: 'Runs the company day to day, with a plan for handing it back.',
          end: 'Ideal for founders who want to get back to the product.',
        },
        {
          title: 'CMO',
          text: 'Decides who to reach, what to say and where the budget goes.',
          end: 'Ideal for good products that too few people know about.',
          badge: 'Most Requested',
        },
        {
          title: 'CFO',
          text: 'Builds the forecast and gets the numbers ready for a board or a bank.',
          end: 'Ideal for companies that have outgrown their bookkeeper’s spreadsheet.',
        },
        {
          title: 'Product lead',
          text: 'Talks to users and turns requests into a short roadmap.',
          end: 'Ideal for teams that ship often but rarely talk to users.',
        },
        {
          title: 'CTO',
          text: 'Chooses the platform and helps you hire your first engineers.',
          end: 'Ideal for companies that built their first version in a hurry.',
        },
        {
          title: 'RevOps',
          text: 'Brings marketing, sales and service data together.',
          end: 'Ideal for sales teams that can’t agree on the numbers.',
          badge: 'Most Requested',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Two leaders, and what we know about them',
      lead: 'Read what each one settled for us, and what we didn’t test.',
      talent: leaders,
    },
    {
      kind: 'terms',
      rate: 'hire-fractional-talent',
      heading: 'What a leader’s price depends on',
      depends: ['The role', 'The leader’s experience', 'The hours'],
      total: 'You pay for the ten hours, not for the other thirty.',
      doubts: [
        {
          question: 'If they lead somewhere else, too',
          answer: 'What they learn stays with you.',
          text: 'The contract keeps it private, also after the work ends. Ask each one on the first call whom else they work for.',
        },
        {
          question: 'If it’s urgent on a Tuesday',
          answer: 'Agree on that before you start.',
          text: 'Name what is worth a call outside the hours, and who on your team decides the rest.',
        },
      ],
    },
    {
      kind: 'index',
      variant: 'stair',
      heading: 'Five reasons to hire a leader here',
      items: [
        {
          title: claims.topFractional.text,
          text: 'Of the people who apply to lead.',
        },
        {
          title: claims.fractional.figure,
          text: 'Set hours, so your team knows when to ask.',
        },
        {
          title: 'No long-term commitment',
          text: 'Hire for one season or one decision.',
        },
        {
          title: `Start in ${claims.hire.figure}`,
          text: 'Ten hours are faster to fill than forty.',
        },
        {
          title: 'Hands-on leaders',
          text: 'They build the spreadsheet themselves.',
        },
      ],
    },
    {
      kind: 'horizon',
      heading: 'From one decision to a first month',
      paper: 'dusk',
      steps: [
        {
          when: `${claims.call.figure.replace('-minute', '')} minutes`,
          title: 'Name the decision you face',
          text: 'Tell us what you need to settle and who it affects.',
          page: {
            label: 'The decision',
            title: 'Which clinics do we sell to?',
            lines: ['It affects sales and the budget'],
          },
        },
        {
          when: capitalize(claims.meet.figure),
          title: 'Compare two leaders',
          text: 'Ask each one how they would spend their first ten hours.',
          page: {
            people: leaders,
            lines: ['“Where would your first ten hours go?”'],
          },
        },
        {
          when: capitalize(claims.hire.figure),
          title: 'Plan the first month',
          text: 'Pick three goals, fixed hours and one person your leader reports to.',
          page: {
            label: 'The first month',
            title: 'Larger clinics',
            lines: ['Monday, Wednesday, Thursday', 'Reports to the founder'],
          },
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
      heading: 'Which decision has waited too long?',
      text: 'Tell us about it on a free call. If ten hours a week won’t be enough, we’ll say so.',
      primary: discoveryCall,
    },
  ],
} satisfies PageRecord;

import { book, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { cases } from '../content/cases.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const letsTalk = book("Let's Talk");

export default {
  title: `Case studies: six teams and what changed | ${brand.name}`,
  description:
    'Six example projects, from a fintech dashboard to a support desk that opens early: what each team needed, the three things done and the result.',
  sections: [
    {
      kind: 'opening',
      heading: 'Work you can look at.',
      lead: 'Each case here says what a team needed, the three things that were done and what is different now.',
      primary: letsTalk,
      secondary: getMatched,
      illustration: {
        kind: 'milestones',
        caption: `A dashboard, live in ${claims.dashboard.figure}`,
        sample: true,
        milestones: [
          { label: 'Ask', when: 'Week one', text: 'Which figures make you act?' },
          { label: 'Draw', when: 'Week two', text: 'Screens on paper, then clickable' },
          { label: 'Build', when: 'Week three', text: 'Real data, shown in a demo' },
          { label: 'Launch', when: 'Week four', text: 'Live, with notes for the team' },
        ],
      },
    },
    {
      kind: 'cases',
      heading: 'Six teams, six bottlenecks',
      lead: 'The names are left out. The shape of the work is what you should compare with your own.',
      cases,
    },
    {
      kind: 'table',
      heading: 'How each team set it up',
      lead: 'The way of working decides how you pay. Find the line that looks most like you.',
      caption: 'Way of working, lead and billing in the six cases',
      columns: ['Case', 'Way of working', 'Who led', 'Billing'],
      rows: [
        ['Fintech', 'Project-Based', 'Our project manager', 'By milestone'],
        ['E-commerce', 'Part-Time', 'The shop owners', 'Monthly, by hourly package'],
        ['Creative agency', 'Part-Time', 'The agency', 'Monthly, by hourly package'],
        ['Software as a service', 'Full-Time', 'Their head of engineering', 'Monthly plan'],
        ['Real estate', 'Full-Time', 'Our project manager', 'Monthly plan'],
        ['Health technology', 'Full-Time', 'The founders', 'Monthly plan'],
      ],
      note: 'Illustrative example. Rates are left out, because yours will depend on the role and the hours.',
      tone: 'tint',
    },
    {
      kind: 'products',
      heading: 'Made in-house',
      lead: 'Two small tools we built for the gaps in our own working day.',
      products: [
        {
          name: 'Shared Daylight',
          description: 'A scheduling helper that finds the hours two places have in common.',
          features: [
            'Shows both local times side by side',
            'Knows when the clocks change',
            'Offers slots both people chose',
            'Turns a slot into an invitation',
          ],
          sample: true,
        },
        {
          name: 'First Ten',
          description: 'An onboarding checklist for the first ten days of a remote hire.',
          features: [
            'A task each day for both sides',
            'Ticks you can send as a link',
            'A calendar file from the start date',
            'A page to print for each of you',
          ],
          link: '/first-ten',
          sample: false,
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Hire for a case like yours',
      links: [
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
          text: 'For work with an end you can describe.',
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
          text: 'For messages that come in at all hours.',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'For a job too wide for one person.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'What would your case say?',
      text: 'Describe your bottleneck on a call. We will tell you who we would put on it, and in which order.',
      primary: letsTalk,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

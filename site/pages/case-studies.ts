import { book, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { cases } from '../content/cases.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const letsTalk = book('Let’s Talk');

export default {
  title: `Case studies: work before and after | ${brand.name}`,
  description:
    'Six example projects, from a FinTech dashboard to early-morning customer support, each drawn before and after, and two tools of ours to open.',
  hour: 5.75,
  until: 12,
  sections: [
    {
      kind: 'nights',
      part: 'turns',
      heading: 'Six problems at night, and the morning after.',
      lead: 'Six typical problems, and how we’d staff each. The companies are examples; the two tools below them are real.',
      sample: true,
      primary: letsTalk,
      secondary: getMatched,
      turns: [
        {
          who: 'FinTech',
          before: 'Payment data in four tools, and a meeting every morning to compare them',
          after: `One dashboard, live in ${claims.dashboard.figure}`,
          href: '#fintech',
        },
        {
          who: 'E-commerce',
          before: 'Last night’s messages wait until the owners have answered them all',
          after: 'A sorted inbox before breakfast',
          href: '#e-commerce',
        },
        {
          who: 'Creative agency',
          before: 'Two launches in one month, and every designer booked',
          after: 'Both launches on schedule',
          href: '#creative-agency',
        },
        {
          who: 'SaaS',
          before: 'Releases after midnight, because nobody knows what they might break',
          after: 'Releases before 4 p.m.',
          href: '#saas',
        },
        {
          who: 'Real estate',
          before: 'Calls missed during showings, and buyers who call somebody else',
          after: 'A showing time the same day',
          href: '#real-estate',
        },
        {
          who: 'HealthTech',
          before: 'Three vendors, three plans, and a launch date in none of them',
          after: 'One plan, on one page a week',
          href: '#healthtech',
        },
      ],
    },
    { kind: 'proofs', show: ['hours', 'first-ten', 'score', 'shortlist'] },
    {
      kind: 'nights',
      part: 'cases',
      heading: 'Six plans, drawn',
      lead: 'Each has the work before and after, and the three things we’d do. You get each rate in writing before you meet anybody.',
      cases,
    },
    {
      kind: 'poster',
      heading: 'Two tools we built, and use',
      lead: 'These two are real. Both are free, and ask for no address.',
      items: [
        {
          title: 'Shared Daylight',
          text: 'Shows which working hours two to four places share.',
          drawing: 'hours',
          lines: [
            'Shows every workday on one timeline',
            'Accounts for daylight saving time',
            'Finds the best hour for a weekly meeting',
            'Adds that meeting to your calendar',
          ],
          action: { label: 'Open Shared Daylight', href: '/shared-daylight', isNewTab: true },
        },
        {
          title: 'First Ten',
          text: 'A plan for the first ten days of a remote hire.',
          drawing: 'days',
          lines: [
            'One task a day for you and one for your new hire',
            'Progress you can share as a link',
            'A calendar file for all ten days',
            'A printed copy for each of you',
          ],
          action: { label: 'Open First Ten', href: '/first-ten', isNewTab: true },
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Find help for work like this',
      links: [
        { label: 'Project-Based Talent', href: '/project-based-talent' },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        { label: 'Hire a Team', href: '/hire-a-team' },
      ],
    },
    {
      kind: 'closing',
      heading: 'What keeps your team up at night?',
      text: 'Tell us on a call. We’ll say who we would bring in, and who should start first.',
      primary: letsTalk,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

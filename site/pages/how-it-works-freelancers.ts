import { apply } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { hourlyRate, rateText } from '../content/hourly-rate.ts';
import { team } from '../content/team.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** The needs and the rate of the opening, with which somebody starts in the end. */
const needs = { hours: 25, income: 2400, taxes: 25, weeksOff: 7 };
const result = '{rate} an hour';

const onTheWay = team.filter(({ meetsApplicants = true }) => meetsApplicants);

export default {
  title: `How joining works for freelancers | ${brand.name}`,
  description:
    'Joining our network takes three stages: an application, a skills assessment and a brief interview. See what each one involves and how long it takes.',
  hour: 11,
  sections: [
    {
      kind: 'rate',
      heading: 'What should you charge an hour?',
      lead: 'Joining starts with your rate, and you set it. Then come an application, a skills assessment and a brief interview.',
      primary: apply('Apply to Join'),
      title: 'Your rate, from what you need',
      fields: [
        {
          name: 'income',
          label: 'Monthly income after taxes (USD)',
          value: needs.income,
          isMoney: true,
        },
        { name: 'taxes', label: 'Taxes and insurance (% of pay)', value: needs.taxes, max: 99 },
        { name: 'hours', label: 'Paid hours each week', value: needs.hours, max: 80 },
        { name: 'weeksOff', label: 'Weeks off each year', value: needs.weeksOff, max: 51 },
      ],
      result,
      method:
        'A year of that income, plus taxes and insurance, divided by the hours you’re paid for, rounded up. Your numbers stay on this page. Only the rate goes with you to the form.',
    },
    { kind: 'proofs', show: ['hours', 'count', 'task', 'payday'] },
    {
      kind: 'table',
      heading: 'What to expect at each stage',
      sheet: { tab: 'Three stages', paper: 'dusk' },
      caption: 'What you do at each stage, how long it takes and what you hear back',
      columns: ['Stage', 'What you do', 'How long', 'What you hear back'],
      rows: [
        [
          'Application',
          'Fill out one form with your skills, experience, rate, hours and a link to your work',
          `We review it within ${claims.review.figure}`,
          'Whether you move on to the assessment',
        ],
        [
          'Skills assessment',
          'Complete a task from your own field and explain your choices',
          'We tell you before you start',
          'Whether you move on to the interview',
        ],
        [
          'Brief interview',
          'Tell us how you plan your week, ask for help and hand off work',
          'One short call at a time you choose',
          'Whether you’ve been accepted',
        ],
      ],
    },
    {
      kind: 'index',
      heading: 'Before you apply',
      lead: 'In the order of the form. Only your name, email, experience and availability are required.',
      items: [
        { title: 'Your time zone', text: 'And the hours you’d like to share with a client' },
        { title: 'A portfolio link', text: 'Best work first, open to anyone with the link' },
        { title: 'Your availability', text: 'Part-time, project-based or full-time' },
        { title: 'Your rate in USD', text: 'The one from the top of this page' },
        { title: 'A PDF resume', text: 'The form takes its file name. We ask for the file later.' },
      ],
    },
    {
      kind: 'horizon',
      heading: 'What happens after you join',
      paper: 'clay',
      steps: [
        {
          when: 'You’re in',
          title: 'Your profile is ready',
          text: 'Only our matching team sees it, and you don’t bid against anyone.',
          page: {
            label: 'Your profile',
            title: 'Ready.',
            lines: ['Your skills, rate and hours', 'Seen by our matching team'],
          },
        },
        {
          when: 'When work fits',
          title: 'We send you a brief',
          text: 'Read what the client needs. Accept it, turn it down or ask for more.',
          page: {
            label: 'A brief for you',
            title: 'Two screens of an app',
            lines: ['Part-time, for one month', 'Yes, no, or a question'],
          },
        },
        {
          when: 'Before day one',
          title: 'You meet, sign and start',
          text: 'You both say yes, and we set up contract and pay before day one.',
          page: {
            label: 'Your contract',
            title: 'Signed.',
            lines: [rateText(result, hourlyRate(needs)), 'First day: Monday'],
          },
        },
      ],
    },
    {
      kind: 'team',
      heading: 'Who you meet on the way',
      members: onTheWay,
    },
    {
      kind: 'related',
      heading: 'Read next',
      links: [
        {
          label: `What freelancers can expect from ${brand.name}`,
          href: `/resources/freelancers-love-${brand.slug}`,
        },
        { label: 'What “vetted” should mean', href: '/resources/what-vetted-means' },
        { label: 'For Talent', href: '/for-talent' },
      ],
    },
    {
      kind: 'closing',
      heading: 'Ready to start your application?',
      text: `Four fields are required. ${claims.review.text}.`,
      primary: apply('Apply to Join'),
      secondary: { label: 'Meet the team', href: '/about-us' },
    },
  ],
} satisfies PageRecord;

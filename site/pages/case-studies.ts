import { book, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { cases } from '../content/cases.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const letsTalk = book("Let's Talk");

export default {
  title: `Case studies: six teams and what changed | ${brand.name}`,
  description:
    'Six example projects, from a fintech dashboard to early-morning customer support: what each team needed, what we did and how it turned out.',
  sections: [
    {
      kind: 'opening',
      heading: 'See how six teams got unstuck.',
      lead: 'Each example shows what a team needed, the three things we did and what changed as a result.',
      primary: letsTalk,
      secondary: getMatched,
      illustration: {
        kind: 'milestones',
        caption: `A dashboard, live in ${claims.dashboard.figure}`,
        sample: true,
        milestones: [
          { label: 'Plan', when: 'Week one', text: 'Which numbers drive decisions?' },
          { label: 'Design', when: 'Week two', text: 'Sketches, then a clickable version' },
          { label: 'Build', when: 'Week three', text: 'Real data, shown in a live demo' },
          { label: 'Launch', when: 'Week four', text: 'Live, with a guide for the team' },
        ],
      },
    },
    {
      kind: 'cases',
      heading: 'How each team solved its problem',
      lead: 'These are illustrative examples, so they don’t name companies. Look for the one that’s closest to your situation.',
      cases,
    },
    {
      kind: 'table',
      heading: 'How each team worked and paid',
      lead: 'How you’re billed depends on the hiring model. Find the team most like yours.',
      caption: 'Hiring model, manager and billing for each of the six examples',
      columns: ['Team', 'Hiring model', 'Who managed the work', 'Billing'],
      rows: [
        ['Fintech', 'Project-Based', 'Our project manager', 'By milestone'],
        ['E-commerce', 'Part-Time', 'The store owners', 'Hourly package, billed monthly'],
        ['Creative agency', 'Part-Time', 'The agency', 'Hourly package, billed monthly'],
        ['Software as a service', 'Full-Time', 'Their head of engineering', 'Monthly plan'],
        ['Real estate', 'Full-Time', 'Our project manager', 'Monthly plan'],
        ['Health technology', 'Full-Time', 'The founders', 'Monthly plan'],
      ],
      note: 'Illustrative example. We left out rates because yours will depend on the role and the hours.',
      tone: 'tint',
    },
    {
      kind: 'products',
      heading: 'Tools we built in-house',
      lead: 'We built these two small tools to fix problems in our own workday.',
      products: [
        {
          name: 'Shared Daylight',
          description: 'A planner that shows which working hours two to four places share.',
          features: [
            'Shows every workday on a single timeline',
            'Accounts for daylight saving time',
            'Finds the best hour for a weekly meeting',
            'Adds that meeting to your calendar',
          ],
          link: '/shared-daylight',
        },
        {
          name: 'First Ten',
          description: 'An onboarding checklist for the first ten days of a remote hire.',
          features: [
            'One task a day for you and one for your new hire',
            'Progress you can share as a link',
            'A calendar file for all ten days',
            'A printed copy for each of you',
          ],
          link: '/first-ten',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Find help for a project like yours',
      links: [
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Tell us what’s slowing your team down.',
      text: 'Describe the problem on a call. We’ll tell you who we’d bring in and who should start first.',
      primary: letsTalk,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

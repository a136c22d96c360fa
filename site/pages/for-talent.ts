import { apply } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { talentQuestions } from '../content/faqs.ts';
import type { PageRecord } from '../layouts/page.tsx';

const seeHowItWorks = { label: 'See How It Works', href: '/how-it-works-freelancers' };

export default {
  title: `Remote work with clients we have checked | ${brand.name}`,
  description:
    'Join a network of vetted remote professionals. You name your rate and your hours. We bring clients we have checked and run contract and payroll.',
  sections: [
    {
      kind: 'opening',
      heading: 'Good clients. Paid on time. Your hours.',
      lead: 'Apply once. We bring you work that fits what you do well, with the contract and the pay taken care of.',
      primary: apply('Apply to Join'),
      secondary: seeHowItWorks,
      badges: ['Verified Developer', 'Verified Designer', 'Verified Project Manager'],
      illustration: {
        kind: 'week',
        caption: 'A part-time week, built around a life',
        sample: true,
        days: [
          {
            day: 'Monday',
            blocks: [
              { label: 'Deep work', from: 9, to: 12, tone: 'lagoon' },
              { label: 'Shared hours', from: 14, to: 17, tone: 'sun' },
            ],
          },
          {
            day: 'Tuesday',
            blocks: [
              { label: 'School run', from: 8, to: 9, tone: 'clay' },
              { label: 'Shared hours', from: 13, to: 17, tone: 'sun' },
            ],
          },
          { day: 'Wednesday', blocks: [{ label: 'Day off', from: 9, to: 17, tone: 'clay' }] },
          {
            day: 'Thursday',
            blocks: [
              { label: 'Deep work', from: 9, to: 13, tone: 'lagoon' },
              { label: 'Shared hours', from: 14, to: 17, tone: 'sun' },
            ],
          },
          {
            day: 'Friday',
            blocks: [
              { label: 'Deep work', from: 9, to: 12, tone: 'lagoon' },
              { label: 'Weekly update', from: 13, to: 14, tone: 'sun' },
            ],
          },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'What you get from us',
      lead: 'Freelancing is two jobs: your craft, and the chasing. Keep the first one.',
      columns: 3,
      cards: [
        {
          mark: 'vetted',
          title: 'Pre-Vetted Companies',
          text: 'We talk to each company about the work, the budget and who decides, before we bring you in.',
        },
        {
          mark: 'sunrise',
          title: 'Handled Contracts & Payroll',
          text: 'You read one clear contract. Then we collect the money from the client and pay you.',
        },
        {
          mark: 'globe',
          title: 'Global Projects Local Time Zones',
          text: 'Work with teams abroad in hours you picked. You say which part of the day you want to share.',
        },
      ],
      action: apply('Apply Now'),
    },
    {
      kind: 'checklist',
      heading: 'Roles we are always hiring for',
      lead: 'Does yours sound a little different? Apply anyway, and tell us what you do.',
      variant: 'columns',
      items: [
        { title: 'Developers', text: 'Front end, back end, full stack and mobile' },
        { title: 'UX/UI Designers', text: 'Products, sites and design systems' },
        { title: 'Product Managers', text: 'From first interviews to the roadmap' },
        { title: 'Digital Marketers', text: 'Search, content, e-mail and paid ads' },
        { title: 'DevOps / QA Engineers', text: 'Pipelines, tests and quiet releases' },
        { title: 'Growth + Ops Specialists', text: 'Outreach, CRM, support and reporting' },
      ],
      action: apply('Join Our Network'),
      tone: 'tint',
    },
    {
      kind: 'steps',
      heading: 'Three steps to your first match',
      steps: [
        {
          title: 'Apply & Get Vetted',
          text: `Send the form. We review it within ${claims.review.figure}. A skills assessment and a brief interview follow.`,
        },
        {
          title: 'Join Our Network',
          text: 'Your profile shows your skills, your rate and your hours. You say when you are free, and for how much work.',
        },
        {
          title: 'Get Matched with Great Clients',
          text: 'We come to you with the role, the hours and the way of working. You meet the client, then both of you decide.',
        },
      ],
      action: apply('Join the Network'),
    },
    {
      kind: 'split',
      heading: 'Know what each part is worth',
      paragraphs: [
        'On a project you agree to a fixed rate and a list of milestones before you start. When one is done and accepted, its payment is due.',
        'Part-time and full-time work follows the calendar: the client is billed each month, and you are paid through our payroll.',
      ],
      illustration: {
        kind: 'milestones',
        caption: 'A project, split into parts you can plan with',
        sample: true,
        milestones: [
          { label: 'Scope agreed', when: 'Before you start', text: 'Rate and dates in writing' },
          { label: 'First version', when: 'Milestone one', text: 'Shown, accepted, paid' },
          { label: 'Final version', when: 'Milestone two', text: 'Shown, accepted, paid' },
          { label: 'Handover', when: 'Milestone three', text: 'Notes, files and goodbye' },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'faq',
      heading: 'Fair questions',
      lead: 'Ask these of anyone who offers you work. Here is what we say.',
      questions: talentQuestions,
    },
    {
      kind: 'closing',
      heading: 'Somewhere, a team needs what you do.',
      text: 'Tell us your skills, your rate and the hours you like. Joining costs you a form and two short steps.',
      primary: apply('Apply Now'),
      secondary: seeHowItWorks,
    },
  ],
} satisfies PageRecord;

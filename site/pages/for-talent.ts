import { apply } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { company } from '../content/company.ts';
import { talentQuestions } from '../content/faqs.ts';
import { firstPay } from '../content/first-payday.ts';
import type { PageRecord } from '../layouts/page.tsx';

const seeHowItWorks = { label: 'See How It Works', href: '/how-it-works-freelancers' };

const payday = company.payday ? `your payday: ${company.payday}` : 'the day you’re paid';
const everyMonth = company.payday
  ? `Every month, ${company.payday}`
  : 'Every month, by our payroll';

export default {
  title: `Remote work with pre-vetted clients | ${brand.name}`,
  description:
    'Join a network of vetted remote professionals. Set your own rate and hours. We bring you pre-vetted clients and handle contracts and payroll.',
  hour: 15,
  sections: [
    {
      kind: 'opening',
      heading: 'Good clients. On-time pay. Your hours.',
      lead: 'Apply once. We bring you clients who want your skills and your hours, and we take care of the contract and the pay.',
      primary: apply('Apply to Join'),
      secondary: seeHowItWorks,
      badges: ['Verified Developer', 'Verified Designer', 'Verified Project Manager'],
      isPaper: true,
      illustration: {
        kind: 'week',
        caption: 'A part-time week with room for family',
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
              { label: 'School drop-off', from: 8, to: 9, tone: 'clay' },
              { label: 'Shared hours', from: 13, to: 17, tone: 'sun' },
            ],
          },
          {
            day: 'Wednesday',
            blocks: [{ label: 'Day off', from: 9, to: 17, tone: 'clay', isWhole: true }],
          },
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
    { kind: 'proofs', show: ['contract-with-you', 'payday', 'count', 'task'] },
    {
      kind: 'index',
      heading: 'Why freelancers join us',
      variant: 'columns',
      sheet: { tab: 'Each client', paper: 'lagoon' },
      items: [
        {
          title: 'Pre-Vetted Companies',
          text: 'Before we introduce you, we ask each company:',
          end: 'what is the work, what may it cost, and who answers you?',
        },
        {
          title: 'Handled Contracts & Payroll',
          text: 'We collect from the client and pay you. The contract says first:',
          end: `your rate in US dollars, ${payday}, and how either side can stop.`,
        },
        {
          title: 'Global Projects Local Time Zones',
          text: 'You work with teams abroad in your own day, and agree first:',
          end: 'which hours you share, which days are yours, and when you start.',
        },
      ],
      action: { ...apply('Apply Now'), isRepeated: true },
    },
    {
      kind: 'poster',
      heading: 'Know what you’ll earn before you start',
      text: `${firstPay.amount} for June.`,
      lead: 'You agree on the rate and the hours first. If a client adds hours, you agree on those too.',
      sample: true,
      ledger: {
        title: firstPay.label,
        rows: firstPay.rows,
        total: ['Paid to you', firstPay.amount],
      },
    },
    {
      kind: 'table',
      heading: 'By the project, the hour or the month',
      sheet: { tab: 'Pay', paper: 'white' },
      caption: 'What you agree on first, and when you’re paid, by kind of work',
      hasBest: true,
      columns: ['Kind of work', 'Agreed before you start', 'When you’re paid'],
      rows: [
        [
          'A project',
          'A fixed rate, and a list of milestones',
          'After the client accepts each milestone',
        ],
        ['Part-time', `Your hourly rate, ${claims.partTime.figure}`, everyMonth],
        ['Full-time', 'A monthly rate', everyMonth],
      ],
    },
    {
      kind: 'index',
      heading: 'Roles we’re always hiring for',
      lead: 'And assistants, project managers, and people for sales, support, Shopify, AI and security.',
      items: [
        { title: 'Developers', text: 'Front-end, back-end, full-stack and mobile development' },
        {
          title: 'UX/UI Designers',
          text: 'Apps, websites and design systems, from research to final screens',
        },
        {
          title: 'Product Managers',
          text: 'User interviews, priorities and roadmaps for software products',
        },
        { title: 'Digital Marketers', text: 'SEO, content, paid ads and email campaigns' },
        {
          title: 'DevOps / QA Engineers',
          text: 'CI/CD pipelines, automated tests and reliable releases',
        },
        {
          title: 'Growth + Ops Specialists',
          text: 'Sales outreach, CRM, customer support and reporting',
        },
      ],
      action: { ...apply('Join Our Network'), isRepeated: true },
    },
    {
      kind: 'horizon',
      heading: 'How you get your first match',
      paper: 'dusk',
      steps: [
        {
          when: 'Today',
          title: 'Apply & Get Vetted',
          text: `We review your application within ${claims.review.figure}. Next come a skills assessment and a brief interview.`,
          page: {
            label: 'Your application',
            title: 'Sent.',
            lines: ['Your skills and your rate', 'Work that you can show'],
          },
        },
        {
          when: 'After the interview',
          title: 'Join Our Network',
          text: 'Your profile lists your skills, rate and hours. Tell us when you’re free and how much work you want.',
          page: {
            label: 'Your profile',
            title: 'Free from June',
            lines: [`Part-time, ${claims.partTime.figure}`, 'Days off: Wednesday'],
          },
        },
        {
          when: 'When a brief fits you',
          title: 'Get Matched with Great Clients',
          text: 'We tell you the role, the hours and how the team works. You meet, and then you both decide.',
          page: {
            label: 'A brief that fits',
            title: 'Screens for a clinic’s app',
            lines: ['Shared hours: 2–5 p.m.', 'No work on Wednesdays'],
          },
        },
      ],
      action: apply('Join the Network'),
    },
    {
      kind: 'faq',
      heading: 'What freelancers ask us',
      questions: talentQuestions,
    },
    {
      kind: 'closing',
      heading: 'Somewhere, a team needs what you do.',
      text: 'Tell us your skills, your rate and the hours you like, Wednesdays off included. Start with one form; a skills assessment and a short interview come next.',
      primary: apply('Apply Now'),
      secondary: seeHowItWorks,
    },
  ],
} satisfies PageRecord;

import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { companyQuestions } from '../content/faqs.ts';
import { companyTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Hire vetted remote people for your company | ${brand.name}`,
  description:
    'Hire remote people who passed three checks before you meet them. We carry the contract, compliance and payroll, and you pay one invoice.',
  sections: [
    {
      kind: 'opening',
      heading: 'Hire remote people who have already been checked.',
      lead: 'Give us a short brief. We search, test and interview, then introduce a few people who fit. You choose, and we carry the paperwork.',
      primary: bookACall,
      secondary: getMatched,
      claim: `${claims.top.text} · ${claims.meet.text}`,
      illustration: {
        kind: 'brief',
        caption: 'All we need to start looking',
        sample: true,
        title: 'Customer support lead',
        rows: [
          { label: 'By month one', value: 'Every message has an owner' },
          { label: 'Way of working', value: 'Part-Time' },
          { label: 'Shared hours', value: 'Mornings, London time' },
          { label: 'Tools', value: 'Zendesk, Slack, a shared guide' },
          { label: 'Must have', value: 'Calm, clear writing' },
          { label: 'Can learn here', value: 'Our product' },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'The slow half of hiring, done',
      lead: 'Most of a hire happens before the first good talk. That part is our job.',
      columns: 3,
      cards: [
        {
          mark: 'vetted',
          title: 'Vetted before you meet them',
          text: 'Each person has shown us work, done a task in their field and talked it through. You see our notes with the profile.',
        },
        {
          mark: 'globe',
          title: 'We carry contracts, compliance, payroll',
          text: 'Rules differ from country to country. We handle them, so a great person abroad is as easy to hire as one next door.',
        },
        {
          mark: 'sunrise',
          title: 'Scale up or down',
          text: 'Begin with one person for part of the week. Add people for a launch, or end with the project. Each agreement says how.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Three hiring models, side by side',
      lead: 'Pick by the shape of the work. If you are between two, say “Not sure yet” and we will suggest one.',
      caption: 'Hiring models compared',
      columns: ['Question', 'Part-Time', 'Project-Based', 'Full-Time'],
      rows: [
        ['How much', claims.partTime.figure, claims.projectBased.figure, claims.fullTime.figure],
        ['How you pay', 'Monthly, by hourly package', 'Fixed rate, by milestone', 'Monthly plan'],
        [
          'Choose it when',
          'The work returns each week',
          'You can describe the end',
          'The role is here to stay',
        ],
        ['Who leads', 'You, or our project manager', 'Often our project manager', 'You'],
      ],
      note: 'You see the price in writing before anything starts. It depends on the role, the experience and the hours.',
      tone: 'tint',
    },
    {
      kind: 'steps',
      heading: 'From first call to first task',
      steps: [
        {
          title: 'Kickoff Call',
          text: 'Thirty minutes on the work, the hours and the tools. Bring the problem. A job description can wait.',
        },
        {
          title: 'Hand-Matched Talent',
          text: `You meet candidates in ${claims.meet.figure}. Interview them your way and set a small task if you like.`,
        },
        {
          title: 'Plug & Play',
          text: 'Pick your person. We prepare the contract and the start, and they join your tools and your meetings.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'split',
      heading: 'Five jobs for us, one line for you',
      paragraphs: [
        'Hiring across a border usually means a lawyer, a payroll service and a folder of forms. You would run all three for a single person.',
        'We do that work for everyone in our network already. What is left for you is an agreement to read, and an invoice to pay.',
      ],
      illustration: {
        kind: 'ledger',
        caption: 'What a hire sends to your desk',
        sample: true,
        lines: [
          { label: 'Search', value: 'With us' },
          { label: 'Vetting', value: 'With us' },
          { label: 'Contract', value: 'With us' },
          { label: 'Compliance', value: 'With us' },
          { label: 'Payroll', value: 'With us' },
        ],
        total: { label: 'For you', value: 'One invoice' },
      },
    },
    {
      kind: 'testimonials',
      heading: 'What hiring with us is like',
      variant: 'grid',
      stars: true,
      testimonials: companyTestimonials,
    },
    {
      kind: 'faq',
      heading: 'Before you ask us',
      lead: 'The four questions most first calls begin with.',
      questions: companyQuestions,
    },
    {
      kind: 'closing',
      heading: 'Tell us what is waiting for a pair of hands.',
      text: 'One call is enough to find out who you need, and whether we are the right people to ask.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { companyQuestions } from '../content/faqs.ts';
import { companyTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Hire vetted remote professionals | ${brand.name}`,
  description:
    'Hire remote professionals who have passed three vetting stages. We handle the contract, compliance and payroll, and you pay one invoice.',
  sections: [
    {
      kind: 'opening',
      heading: 'Hire remote professionals who are already vetted.',
      lead: 'Tell us who you need. We find, test and interview candidates, then introduce you to the best matches. You choose, and we handle contracts and payroll.',
      primary: bookACall,
      secondary: getMatched,
      claim: `${claims.top.text} · ${claims.meet.text}`,
      illustration: {
        kind: 'brief',
        caption: 'A short brief is all we need to start',
        sample: true,
        title: 'Customer support lead',
        rows: [
          { label: 'First-month goal', value: 'No message left unanswered' },
          { label: 'Hiring model', value: 'Part-Time' },
          { label: 'Shared hours', value: 'Mornings, London time' },
          { label: 'Tools', value: 'Zendesk, Slack, our style guide' },
          { label: 'Must have', value: 'Clear, friendly writing' },
          { label: 'We’ll teach', value: 'Our product' },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'We do the slow part of hiring',
      lead: 'Most hiring work happens before the first interview. We do that part for you.',
      columns: 3,
      cards: [
        {
          mark: 'vetted',
          title: 'Vetted before you meet them',
          text: 'Every candidate has shown us past work, completed a task in their field and explained how they did it. You get our notes with each profile.',
        },
        {
          mark: 'globe',
          title: 'We handle contracts, compliance and payroll',
          text: 'Employment rules vary by country. We deal with them for you, so hiring someone abroad is as easy as hiring next door.',
        },
        {
          mark: 'sunrise',
          title: 'Scale up or down',
          text: 'Start with one part-time person. Add people for a launch, or stop when the project is done. Notice terms are in your agreement.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Compare our hiring models',
      lead: 'Choose the model that fits your work. If you can’t decide, select “Not sure yet” and we’ll suggest one.',
      caption: 'Part-time, project-based and full-time hiring compared',
      columns: ['What to compare', 'Part-Time', 'Project-Based', 'Full-Time'],
      rows: [
        [
          'Time commitment',
          claims.partTime.figure,
          claims.projectBased.figure,
          claims.fullTime.figure,
        ],
        [
          'How you pay',
          'Hourly package, billed monthly',
          'Fixed rate, by milestone',
          'Monthly plan',
        ],
        [
          'Best for',
          'Work that comes up every week',
          'Work with a clear finish line',
          'A role you need long term',
        ],
        [
          'Who manages the work',
          'You or our project manager',
          'Usually our project manager',
          'Usually you',
        ],
      ],
      note: 'You get the price in writing before any work starts. It depends on the role, the experience level and the hours.',
      tone: 'tint',
    },
    {
      kind: 'steps',
      heading: 'From first call to first task',
      steps: [
        {
          title: 'Kickoff Call',
          text: 'Take thirty minutes to walk us through the work, hours and tools. You don’t need a job description yet.',
        },
        {
          title: 'Hand-Matched Talent',
          text: `You meet candidates in ${claims.meet.figure}. Interview them your way, and give them a short task if you like.`,
        },
        {
          title: 'Plug & Play',
          text: 'Choose who to hire. We prepare the contract and help you plan day one. Then your new hire logs in to your tools and joins your meetings.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'split',
      heading: 'Leave the cross-border paperwork to us',
      paragraphs: [
        'Hiring abroad usually means finding a lawyer, setting up a payroll service and filling out forms, all to hire one person.',
        'We already do that work for everyone in our network. All you have to do is review one agreement and pay one invoice.',
      ],
      illustration: {
        kind: 'ledger',
        caption: 'Who does what when you hire',
        sample: true,
        lines: [
          { label: 'Search', value: 'We do it' },
          { label: 'Vetting', value: 'We do it' },
          { label: 'Contract', value: 'We do it' },
          { label: 'Compliance', value: 'We do it' },
          { label: 'Payroll', value: 'We do it' },
        ],
        total: { label: 'You get', value: 'One invoice' },
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
      heading: 'Common questions from companies',
      lead: 'These four questions come up on most first calls.',
      questions: companyQuestions,
    },
    {
      kind: 'related',
      heading: 'Find the help you need',
      links: [
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        {
          label: 'Website design and development',
          href: '/website-design-development',
        },
        {
          label: 'Hire a Full Team',
          href: '/hire-a-team',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'What needs doing? Let’s find the person.',
      text: 'Book a call to talk through the work. You’ll find out who you need and whether we’re a good fit.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

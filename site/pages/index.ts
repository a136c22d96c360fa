import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { engagementModels } from '../content/engagement.ts';
import { talent } from '../content/talent.ts';
import { homeTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `${brand.name}: vetted remote professionals for your team`,
  description: `${claims.meet.text}. ${brand.name} finds and vets remote professionals, then handles contracts, onboarding and payroll for you.`,
  sections: [
    {
      kind: 'hero',
      heading: 'Your next hire is already awake.',
      lead: `Meet vetted remote professionals in ${claims.meet.figure}. We handle sourcing, vetting, contracts, onboarding and payroll, so you can focus on the work.`,
      primary: getMatched,
      secondary: book('Book Call'),
      claims: `${claims.top.text} · ${claims.clients.text}`,
      talent: talent.slice(0, 4),
    },
    {
      kind: 'cards',
      heading: 'Why companies choose us',
      lead: 'One partner finds candidates, tests their skills and takes care of contracts and payroll.',
      cards: [
        {
          mark: 'vetted',
          title: 'Pre-vetted Talent',
          text: `Everyone goes through an application, a skills assessment and an interview. You meet the ${claims.top.figure} of applicants.`,
        },
        {
          mark: 'globe',
          title: 'Global Reach',
          text: 'Hire people in Cape Town, Lagos, London and beyond who choose to work your hours.',
        },
        {
          mark: 'sunrise',
          title: 'Speed & Flexibility',
          text: `Hire full-time, part-time or for a single project. Your new hire can start in ${claims.hire.figure}.`,
        },
      ],
      action: { label: 'Read a sample shortlist', href: '/sample-shortlist' },
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Tell us what you need',
          text: 'Describe the work on a call, or answer nine quick questions. You can skip any of them.',
        },
        {
          title: 'We hand-pick matches',
          text: `Someone on our team reads your request and picks candidates. You meet them in ${claims.meet.figure}.`,
        },
        {
          title: 'Start building fast',
          text: 'Choose who to hire. We set up the contract and payroll and help you plan the first day.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'flip-cards',
      heading: 'Who we help',
      lead: 'Find the situation that sounds most like yours.',
      cards: [
        {
          title: 'Startups',
          front: 'You’re making your first hires, and you can’t afford to get one wrong.',
          back: 'Start with a developer to build your product and an assistant to take over admin work. Add a fractional executive when you need senior advice.',
          action: { label: 'Hire a Full Team', href: '/hire-a-team' },
        },
        {
          title: 'Growing Teams',
          front: 'Your workload is growing faster than your hiring budget.',
          back: 'Bring in part-time help with support, operations or project management. When you can fund a full-time role, you may already know the right person for it.',
          action: {
            label: 'Meet customer service agents',
            href: '/customer-service-agents-virtual-assistants',
          },
        },
        {
          title: 'Project-Based Work',
          front: 'You know what you need finished, and you have a deadline.',
          back: 'Agree on the scope and milestones, review each result, and pay when a milestone is reached. At the end, you get all the files and handover notes.',
          action: { label: 'Plan a new website', href: '/website-design-development' },
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'What clients say',
      variant: 'carousel',
      testimonials: homeTestimonials,
    },
    {
      kind: 'engagement',
      heading: 'Ways to work',
      lead: 'Pick part-time, project or full-time. If your needs change, let us know and we’ll go over your options.',
      models: engagementModels,
      action: getMatched,
    },
    {
      kind: 'articles',
      heading: 'From the blog',
      articles: ['hiring-mistakes-remote', 'what-vetted-means', 'async-remote-culture'],
      action: { label: 'More Resources', href: '/resources' },
    },
    {
      kind: 'closing',
      heading: 'Ready when you are.',
      text: `${claims.clients.text} hire through ${brand.name}. Tell us who you need, and we’ll start looking.`,
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

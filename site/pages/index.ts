import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { engagementModels } from '../content/engagement.ts';
import { talent, talentNote } from '../content/talent.ts';
import { homeTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `${brand.name}: vetted remote professionals for your team`,
  description: `${claims.meet.text}. ${brand.name} finds, vets, contracts, onboards and pays remote professionals, so your team can get on with the work.`,
  sections: [
    {
      kind: 'hero',
      heading: 'Your next hire is already awake.',
      lead: `Meet vetted remote professionals in ${claims.meet.figure}. We source, vet, contract, onboard and pay. You just build.`,
      primary: getMatched,
      secondary: book('Book Call'),
      claims: `${claims.top.text} · ${claims.clients.text}`,
      talent: talent.slice(0, 4),
      talentNote,
    },
    {
      kind: 'cards',
      heading: 'Why companies choose us',
      lead: 'One partner finds the person, checks the work and carries the paperwork.',
      cards: [
        {
          mark: 'vetted',
          title: 'Pre-vetted Talent',
          text: `An application, a skills assessment, an interview. You meet the ${claims.top.figure}.`,
        },
        {
          mark: 'globe',
          title: 'Global Reach',
          text: 'People who choose to work your hours, from Cape Town to Lagos to London.',
        },
        {
          mark: 'sunrise',
          title: 'Speed & Flexibility',
          text: `Full-time, part-time or one project. ${claims.hire.text}.`,
        },
      ],
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
          text: `A person reads your request. In ${claims.meet.figure} you meet people chosen for it.`,
        },
        {
          title: 'Start building fast',
          text: 'Choose who you want. We prepare the contract, the pay and a good first day.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'flip-cards',
      heading: 'Who it is for',
      lead: 'Three situations we hear about most. Turn the one that sounds like yours.',
      cards: [
        {
          title: 'Startups',
          front: 'You are about to make your first hires, and each one has to count.',
          back: 'We often begin with a developer who ships and an assistant who frees your mornings. Add a fractional leader when the questions get bigger.',
          action: { label: 'Hire a Full Team', href: '/hire-a-team' },
        },
        {
          title: 'Growing Teams',
          front: 'The work has grown faster than the headcount you may add.',
          back: 'Fill the gap for part of the week: support, operations, project management. When the budget for a seat comes, you already know who fits it.',
          action: { label: 'See hiring models', href: '/for-companies' },
        },
        {
          title: 'Project-Based Work',
          front: 'You know what should be finished, and by when.',
          back: 'Agree on scope and milestones, look at each result, and pay for it once it is there. At the end you get the files, the notes and a clean goodbye.',
          action: { label: 'Plan a project', href: '/project-based-talent' },
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
      lead: 'Three models, one kind of invoice. Start with the one that suits this month, and tell us when the work changes.',
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
      text: `${claims.clients.text} hire with ${brand.name}. Tell us who you need, and we do the rest.`,
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

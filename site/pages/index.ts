import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { engagementModels } from '../content/engagement.ts';
import { hired, shortlist, type Talent, talent } from '../content/talent.ts';
import { homeTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `${brand.name}: vetted remote professionals for your team`,
  description: `${claims.meet.text}. ${brand.name} finds and vets remote professionals, then handles contracts and payroll for you.`,
  hour: 9.5,
  until: 20,
  sections: [
    {
      kind: 'hero',
      heading: 'Your next hire is already awake.',
      lead: `Vetted remote developers, assistants and project managers for growing teams. Meet them in ${claims.meet.figure}. We handle contracts, onboarding and payroll.`,
      line: 'Say your hours. Meet people who want them.',
      primary: getMatched,
      secondary: book('Book Call'),
      cost: 'The first call is free.',
      proofs: [{ label: 'Read a sample shortlist', href: '/sample-shortlist' }],
      legend: '· Bar: your 9-to-5. Yellow: online.',
      talent: talent.slice(0, 4),
    },
    { kind: 'proofs' },
    {
      kind: 'values',
      heading: 'Why companies choose us',
      few: {
        title: 'Pre-vetted Talent',
        count: 3,
        of: 100,
        text: `You meet the ${claims.top.figure} of applicants. Each profile says what we didn’t test.`,
        person: talent[0] as Talent,
        action: { label: 'How we count', href: '/how-it-works#how-we-count' },
      },
      hours: {
        title: 'Global Reach',
        text: 'Nobody works hours they didn’t choose.',
        people: talent.filter(({ name }) => ['Thandi M.', 'Amina S.', 'Valeria P.'].includes(name)),
        action: { label: 'Compare your own hours', href: '/shared-daylight' },
      },
      calendar: {
        title: 'Speed & Flexibility',
        text: `Meet candidates in ${claims.meet.figure}. Hire in ${claims.hire.figure}.`,
        days: [
          { name: 'Mon', label: 'Brief' },
          { name: 'Tue' },
          { name: 'Wed' },
          { name: 'Thu', label: 'You meet' },
          { name: 'Fri' },
          { name: 'Mon' },
          { name: 'Tue', label: 'You decide' },
          { name: 'Wed' },
          { name: 'Thu' },
          { name: 'Fri', label: 'First day' },
        ],
      },
    },
    {
      kind: 'horizon',
      heading: 'How it works',
      action: bookACall,
      steps: [
        {
          title: 'Tell us what you need',
          text: 'Book a call or answer a few questions. Skip any.',
          when: capitalize(claims.wizard.figure),
          page: {
            label: 'The brief',
            title: 'A project manager',
            lines: [claims.partTime.figure, 'Five hours a day with Chicago'],
          },
        },
        {
          title: 'We hand-pick matches',
          text: `You meet candidates in ${claims.meet.figure}.`,
          when: claims.meet.figure,
          page: { people: shortlist },
        },
        {
          title: 'Start building fast',
          text: 'Choose who to hire. We set up the contract and payroll.',
          when: capitalize(claims.hire.figure),
          page: {
            people: hired,
            label: 'First day',
            title: 'Friday, 9 a.m. in Chicago',
          },
        },
      ],
    },
    {
      kind: 'doors',
      heading: 'Who we help',
      lead: 'Find your case, and where to begin.',
      cards: [
        {
          title: 'Startups',
          front: 'You’re making your first hires, and can’t get one wrong.',
          peek: 'Who to hire first',
          back: 'A developer for the product, an assistant for the admin.',
          action: { label: 'Hire a Full Team', href: '/hire-a-team' },
        },
        {
          title: 'Growing Teams',
          front: 'The work grows faster than the hiring budget.',
          peek: 'What to hand over',
          back: 'Part-time help with support, operations or projects.',
          action: {
            label: 'Meet customer service agents',
            href: '/customer-service-agents-virtual-assistants',
          },
        },
        {
          title: 'Project-Based Work',
          front: 'You know what to finish, and by when.',
          peek: 'How a project runs',
          back: 'Pay by milestone, as you accept each. All files are yours.',
          action: { label: 'Plan a new website', href: '/website-design-development' },
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Before the first call',
      variant: 'answers',
      items: [
        {
          title: 'What does it cost to start?',
          question: 'Nothing. You get each rate in writing before you meet.',
          href: '/terms-in-plain-words',
        },
        {
          title: 'Who employs them?',
          question:
            'We sign with each person, under the rules of their country. You sign once, with us.',
          href: '/terms-in-plain-words',
        },
        {
          title: 'What if it doesn’t fit?',
          question:
            'Tell us early: we go over the brief and propose other people. Either side can end ongoing work with notice.',
          href: '/terms-in-plain-words',
        },
        {
          title: 'Do they share my hours?',
          question: 'Even in Los Angeles: people in Lima and Bogotá share five or six hours.',
          href: '/shared-daylight',
        },
        {
          title: `Who are the ${claims.top.figure}?`,
          question: 'Of 100 who apply, 3 pass an application, a skills task and an interview.',
          href: '/how-it-works#how-we-count',
        },
        {
          title: 'What is real here?',
          question:
            'Our score: 11 of 16 points by our own rule. People, quotes and work are examples.',
          href: '/resources/what-vetted-means',
        },
      ],
    },
    { kind: 'clients', heading: 'Companies that hire through us' },
    {
      kind: 'testimonials',
      heading: 'What clients say',
      variant: 'carousel',
      testimonials: homeTestimonials,
    },
    {
      kind: 'spans',
      id: 'ways-to-work',
      heading: 'Ways to work',
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
      text: `${claims.clients.text} hire through ${brand.name}. Tell us who you need.`,
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

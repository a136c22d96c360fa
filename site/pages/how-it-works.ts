import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `How hiring remote talent works here | ${brand.name}`,
  description: `Three steps from brief to first day: say what you need, meet people we tested, start work. ${claims.meet.text} and see how billing works.`,
  sections: [
    {
      kind: 'opening',
      heading: `From brief to first day in ${claims.hire.figure}.`,
      lead: 'You describe the work and choose the person. Everything between those two moments is ours to do.',
      primary: book('Get Started'),
      claim: claims.hire.text,
      illustration: {
        kind: 'milestones',
        caption: 'The usual path of one hire',
        milestones: [
          { label: 'Brief', when: 'Day one', text: 'One call, or nine short questions' },
          { label: 'First faces', when: claims.meet.figure, text: 'People picked by hand' },
          { label: 'Your choice', when: 'When you are sure', text: 'Interviews, run your way' },
          {
            label: 'First day',
            when: capitalize(claims.hire.figure),
            text: 'Contract and logins ready',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Three steps, and who does what',
      steps: [
        {
          title: 'Tell Us What You Need',
          text: 'Say what should be different once the work is done. Add the tools, the hours and a start date. Leave out what you do not know yet.',
        },
        {
          title: 'We Find Perfect Matches',
          text: 'A person reads your brief and looks for people who have solved that problem before. You get a few names, each with a reason.',
        },
        {
          title: 'Start Working Together',
          text: 'We send the contract, set up pay and plan day one with you. A project manager of ours can lead the work, or you can.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'How a crowd becomes a shortlist',
      paragraphs: [
        'Plenty of people can do a job on paper. We want to see it done, then hear how it was done.',
        `Each stage asks for a little more, and fewer people go on. Those you meet are the ${claims.top.figure} of the people who apply to us.`,
      ],
      illustration: {
        kind: 'funnel',
        caption: 'Three stages before you meet anyone',
        stages: [
          { label: 'Application', text: 'Does the work shown fit the skills named?' },
          { label: 'Skills assessment', text: 'Can they do it, and follow a brief?' },
          { label: 'Brief interview', text: 'Do they speak clearly and ask early?' },
        ],
      },
      action: { label: 'Read what “vetted” should mean', href: '/resources/what-vetted-means' },
    },
    {
      kind: 'cards',
      heading: 'What you get',
      columns: 4,
      variant: 'plain',
      cards: [
        {
          icon: 'calendar',
          title: `${capitalize(claims.hire.figure)} to hire`,
          text: 'Counted from your brief to the first day. Quick interviews on your side keep it short.',
        },
        {
          icon: 'search',
          title: 'Pre-vetted talent',
          text: 'No pile of CVs. A few people who can do the work, with our notes on each one.',
        },
        {
          icon: 'globe',
          title: 'Global network',
          text: 'People in many countries, from South Africa outward, under a contract that fits each place.',
        },
        {
          icon: 'award',
          title: 'Quality guaranteed',
          text: 'By this we mean our process: three stages for everyone, and a project manager who checks the work if you want one. It is not a refund.',
        },
      ],
      tone: 'tint',
    },
    {
      kind: 'split',
      heading: 'Your hours, when people choose them',
      paragraphs: [
        'A normal day in Cape Town barely touches a normal day in New York. Nobody should tell you otherwise.',
        'So we ask people which hours they want to work. Some like quiet mornings and late afternoons online. We match you with them, and you agree on the shared hours before day one.',
      ],
      illustration: {
        kind: 'overlap',
        caption: 'Office hours in New York in winter, and who is awake to share them',
        reference: { city: 'New York', offset: -5, from: 9, to: 17 },
        zones: [
          { city: 'Cape Town, a normal day', offset: 2, from: 9, to: 17 },
          { city: 'Cape Town, a chosen day', offset: 2, from: 14, to: 22 },
          { city: 'Lagos, a chosen day', offset: 1, from: 13, to: 21 },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'table',
      heading: 'Who does the work of hiring',
      lead: 'Every way of hiring has the same five jobs. What changes is whose desk they land on.',
      caption: 'Five jobs, in three ways of hiring',
      columns: ['Job', 'On your own', 'On a marketplace', `With ${brand.name}`],
      rows: [
        ['Sourcing', 'You write ads and search', 'You post and sort the bids', 'We search by hand'],
        ['Vetting', 'You test each person', 'You read the ratings', 'We run three stages'],
        ['Contracts and payroll', 'You, or your lawyer', 'A standard form', 'We do both'],
        ['Management', 'You', 'You', 'You, or our project manager'],
        [
          'Time to start',
          'Depends on your search',
          'Depends on your sorting',
          capitalize(claims.hire.figure),
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'How billing works',
      lead: 'You get the price in writing before you say yes. After that there are no surprises, only three ways to pay.',
      items: [
        {
          title: 'Part-Time',
          text: `${capitalize(claims.partTime.figure)} in an hourly package, billed once a month.`,
        },
        {
          title: 'Project-Based',
          text: `A fixed rate for ${claims.projectBased.figure} of work. You pay as each milestone is reached.`,
        },
        {
          title: 'Full-Time',
          text: `A monthly plan for ${claims.fullTime.figure}, made for the long term.`,
        },
      ],
      action: { label: 'Compare hiring models', href: '/for-companies' },
      tone: 'tint',
    },
    {
      kind: 'closing',
      heading: 'Start with one conversation.',
      text: 'Bring the task that keeps slipping. You will leave with an idea of who could take it on.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `How to hire remote talent | ${brand.name}`,
  description: `Hire in three steps: tell us what you need, meet vetted candidates and start work. ${claims.meet.text}. See who does what and how billing works.`,
  sections: [
    {
      kind: 'opening',
      heading: `From brief to first day in ${claims.hire.figure}.`,
      lead: 'You describe the work and choose the person. We handle everything in between.',
      primary: book('Get Started'),
      claim: claims.hire.text,
      illustration: {
        kind: 'milestones',
        caption: 'A typical hire, step by step',
        milestones: [
          { label: 'Brief', when: 'Day one', text: 'One call or nine short questions' },
          { label: 'Candidates', when: claims.meet.figure, text: 'Chosen by our team' },
          {
            label: 'Your choice',
            when: 'At your pace',
            text: 'After you interview them',
          },
          {
            label: 'First day',
            when: capitalize(claims.hire.figure),
            text: 'Contract signed, logins ready',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'What happens at each step',
      steps: [
        {
          title: 'Tell Us What You Need',
          text: 'Tell us what you want done, the tools you use, the hours you need and when you’d like to start. Skip anything you don’t know yet.',
        },
        {
          title: 'We Find Perfect Matches',
          text: 'Someone on our team reads your brief and looks for people who have done similar work. You get a shortlist, with a reason for each candidate.',
        },
        {
          title: 'Start Working Together',
          text: 'We send the contract, set up payroll and plan the first day with you. You can manage the work yourself, or one of our project managers can.',
        },
      ],
      action: { label: 'Read a sample shortlist', href: '/sample-shortlist' },
    },
    {
      kind: 'split',
      heading: 'How we narrow down the applicants',
      paragraphs: [
        'Anyone can list skills on a resume. We ask people to show us those skills on a real task and explain how they did it.',
        `Fewer people pass each stage. The candidates you meet are the ${claims.top.figure} of the people who apply to us.`,
      ],
      illustration: {
        kind: 'funnel',
        caption: 'Every candidate passes three stages',
        stages: [
          { label: 'Application', text: 'Does their past work match the skills they list?' },
          { label: 'Skills assessment', text: 'Can they follow a brief and finish the task?' },
          { label: 'Brief interview', text: 'Can they explain their work clearly?' },
        ],
        result: 'Three of every hundred applicants get through.',
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
          text: 'We count from your brief to the first day. The sooner you interview, the sooner your new hire starts.',
        },
        {
          icon: 'search',
          title: 'Pre-vetted talent',
          text: 'Skip the stack of resumes. You meet a few people who can do the work, with our notes on each one.',
        },
        {
          icon: 'globe',
          title: 'Global network',
          text: 'Hire people in South Africa and many other countries, with a contract that follows local rules.',
        },
        {
          icon: 'award',
          title: 'Quality guaranteed',
          text: 'Our guarantee is the process: everyone passes three vetting stages, and a project manager can check the work if you want one. It isn’t a money-back guarantee.',
        },
      ],
      tone: 'tint',
    },
    {
      kind: 'split',
      heading: 'Hire people who want to work your hours',
      paragraphs: [
        'A nine-to-five day in Cape Town barely overlaps with a nine-to-five day in New York.',
        'So we ask people which hours they want to work. Some like to keep their mornings free and work into the evening. We match you with them, and you agree on shared hours before the first day.',
      ],
      illustration: {
        kind: 'overlap',
        caption: 'Who is at work during New York office hours in winter',
        reference: { city: 'New York', offset: -5, from: 9, to: 17 },
        axis: 'New York time',
        zones: [
          { city: 'Cape Town, nine to five', offset: 2, from: 9, to: 17 },
          { city: 'Cape Town, later hours', offset: 2, from: 14, to: 22 },
          { city: 'Lagos, later hours', offset: 1, from: 13, to: 21 },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'table',
      heading: 'Who handles each part of hiring',
      lead: 'However you hire, the same things have to get done. See which ones you’d do yourself.',
      caption: `Hiring on your own, on a marketplace and with ${brand.name}`,
      columns: ['Task', 'On your own', 'On a marketplace', `With ${brand.name}`],
      rows: [
        [
          'Sourcing',
          'You write job ads and search',
          'You post a job and sort through the bids',
          'We find candidates for you',
        ],
        ['Vetting', 'You test each person', 'You rely on ratings', 'We run three stages'],
        [
          'Contracts and payroll',
          'You hire a lawyer and run payroll',
          'The site’s standard contract',
          'We handle both',
        ],
        ['Management', 'You', 'You', 'You or our project manager'],
        [
          'Time to start',
          'Depends on your search',
          'Depends on the bids',
          capitalize(claims.hire.figure),
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'How billing works',
      lead: 'You get the price in writing before you commit. How you pay depends on the hiring model you choose.',
      items: [
        {
          title: 'Part-Time',
          text: `${capitalize(claims.partTime.figure)} as an hourly package, billed once a month.`,
        },
        {
          title: 'Project-Based',
          text: `A fixed rate for a project of ${claims.projectBased.figure}. You pay as each milestone is reached.`,
        },
        {
          title: 'Full-Time',
          text: `A monthly plan for ${claims.fullTime.figure}, with a long-term commitment.`,
        },
      ],
      action: { label: 'Compare hiring models', href: '/for-companies' },
      tone: 'tint',
    },
    {
      kind: 'closing',
      heading: 'Start with one conversation.',
      text: 'Tell us about the task you never get to. You’ll leave the call with a clear idea of who could take it on.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

import { book, bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import { howFast } from '../content/timetable.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** The second one starts on a day that fits the drawing of all times. */
const matched = peopleOn('sales');

export default {
  title: `How to hire remote talent | ${brand.name}`,
  description: `Hire in three steps: tell us what you need, meet vetted candidates and start work. ${claims.meet.text}. See who does what and how billing works.`,
  hour: 8.5,
  sections: [
    {
      kind: 'opening',
      heading: `From brief to first day in ${claims.hire.figure}.`,
      lead: 'You say what needs doing, and you choose who does it. Finding, testing, contract and payroll are our work.',
      primary: book('Get Started'),
      secondary: { label: 'Read a sample shortlist', href: '/sample-shortlist' },
      claim: `Get Started opens our calendar, for a free ${claims.call.figure} call.`,
      isWide: true,
      illustration: howFast,
    },
    { kind: 'proofs', show: ['task', 'one-contract', 'score', 'first-ten'] },
    {
      kind: 'horizon',
      heading: 'What happens at each step',
      steps: [
        {
          when: `${claims.call.figure.replace('-minute', '')} minutes`,
          title: 'Tell Us What You Need',
          text: 'The work, the tools, the hours and the start date. Skip what you don’t know yet.',
          page: {
            label: 'Day 1: your brief',
            title: 'Find our next buyers',
            lines: ['Dental clinics, by name', claims.partTime.figure],
          },
        },
        {
          when: claims.meet.figure,
          title: 'We Find Perfect Matches',
          text: 'Someone on our team reads your brief. You read why each person fits, and what we didn’t test.',
          page: { label: 'Day 3: you meet', people: matched },
        },
        {
          when: capitalize(claims.hire.figure),
          title: 'Start Working Together',
          text: 'We set up contract and payroll. You manage the work, or our project manager does.',
          page: {
            people: matched.slice(1),
            label: 'Day 12: the first day',
            title: 'Contract signed',
            lines: ['Each login works.'],
          },
        },
      ],
    },
    {
      kind: 'poster',
      id: 'how-we-count',
      heading: 'How we narrow down the applicants',
      text: '3 in 100 pass.',
      ofHundred: 3,
      lead: `The candidates you meet are the ${claims.top.figure}: they passed all three stages.`,
    },
    {
      kind: 'index',
      heading: 'What each stage asks',
      variant: 'stair',
      ground: 'night',
      items: [
        { title: 'Application', text: 'Does their past work match the skills they list?' },
        { title: 'Skills assessment', text: 'Can they follow a brief and finish the task?' },
        { title: 'Brief interview', text: 'Can they explain their work clearly?' },
      ],
      action: { label: 'Read what “vetted” should mean', href: '/resources/what-vetted-means' },
    },
    {
      kind: 'notes',
      heading: 'What you get',
      sheet: { tab: 'Each hire', paper: 'lagoon' },
      items: [
        {
          title: `${capitalize(claims.hire.figure)} to hire`,
          text: 'Your interviews and your decision take the longest.',
        },
        {
          title: 'Pre-vetted talent',
          text: 'Each has done a task like yours. You read our notes.',
        },
        {
          title: 'Global network',
          text: 'People from Lima to Bengaluru who chose your hours.',
        },
        {
          title: 'Quality guaranteed',
          text: 'All three stages passed, and a project manager if you like.',
        },
      ],
      action: { label: 'Compare your hours with theirs', href: '/shared-daylight' },
    },
    {
      kind: 'table',
      heading: 'Who handles each part of hiring',
      caption: `Hiring on your own, on a marketplace and with ${brand.name}`,
      hasBest: true,
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
          'Depends on who bids',
          capitalize(claims.hire.figure),
        ],
      ],
    },
    {
      kind: 'index',
      heading: 'How billing works',
      items: [
        {
          title: 'To start',
          text: 'Nothing. You get each rate in writing.',
          href: '/terms-in-plain-words',
        },
        {
          title: 'Part-time and full-time',
          text: 'One invoice a month',
          href: '/for-companies',
        },
        {
          title: 'Projects',
          text: 'By milestone, as you accept each',
          href: '/project-based-talent',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Start with one conversation.',
      text: 'Tell us about the task you never get to, and hear who could take it on.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

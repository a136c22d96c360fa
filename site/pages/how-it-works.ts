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
  hour: 8.95,
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
            lines: [`Part-time, ${claims.partTime.figure}`, 'One invoice a month'],
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
      lead: `The candidates you meet are the ${claims.top.figure}: they passed all three stages before your day 1.`,
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
          text: 'You meet people by day 3. Then your interviews set the pace.',
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
          text: 'Not a fit? Tell us early. We go over the brief, and propose other people.',
        },
      ],
      action: { label: 'What if it doesn’t fit?', href: '/terms-in-plain-words' },
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
      variant: 'stops',
      items: [
        {
          title: 'Day 1',
          text: 'Nothing. You get each rate in writing before you meet.',
          href: '/terms-in-plain-words',
        },
        {
          title: 'Each month',
          text: 'One invoice for part-time and full-time work.',
          href: '/for-companies',
        },
        {
          title: 'Each milestone',
          text: 'A project has a fixed rate. You pay for a part once you’ve accepted it.',
          href: '/project-based-talent',
        },
        {
          title: 'The last day',
          text: 'Either side can end ongoing work. The notice is the same for both.',
          href: '/terms-in-plain-words',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Start with one conversation.',
      text: 'It is your day 1: tell us about the task you never get to. By day 3 you meet people.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;

import { bookACall, match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { hired, shortlist } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'pm');

export default {
  title: `A sample shortlist you can read | ${brand.name}`,
  description:
    'Read a sample shortlist before you ask for your own: one brief, three people, the task, what our reviewer noted and what we didn’t test.',
  hour: 14,
  sections: [
    {
      kind: 'opening',
      eyebrow: 'A sample shortlist',
      heading: 'Read a shortlist before you ask for one.',
      lead: 'One company’s brief and the three people we’d send: the task, how each of them did and what we didn’t test.',
      primary: getMatched,
      secondary: { label: 'Meet all three', href: '/sample-shortlist#nomvula' },
      claim: claims.meet.text,
      isPaper: true,
      illustration: {
        kind: 'brief',
        caption: 'The brief, in the buyer’s own words',
        sample: true,
        title: 'Someone to run our client projects, so I can design again',
        rows: [
          { label: 'Company', value: 'A fourteen-person design agency in Chicago' },
          { label: 'Work', value: 'Four website projects, and clients who like to call' },
          { label: 'Time', value: `Part-time, ${claims.partTime.figure}` },
          { label: 'Hours', value: 'At least five shared hours a day with Chicago' },
          { label: 'Tools', value: 'Asana, Slack and Google Workspace' },
        ],
      },
    },
    {
      kind: 'horizon',
      heading: 'All three got the same task',
      lead: 'We don’t ask people to describe how they would rescue a project. We give them one: a website that is nine days late, with a client who wants to know why.',
      steps: [
        {
          title: 'Each gets the same file',
          text: 'The plan, the budget and forty messages, with some details missing.',
          when: 'The task',
          page: {
            label: 'Project file',
            title: 'Nine days late',
            lines: ['One plan, one budget', 'Forty messages'],
          },
        },
        {
          title: 'Each writes three things',
          text: 'A new plan, an email to the client and one question for the team.',
          when: 'The work',
          page: { people: shortlist },
        },
        {
          title: 'A reviewer reads all three',
          text: 'Somebody who has run client projects says what was good, and what we didn’t test.',
          when: 'The notes',
          page: {
            people: hired,
            label: 'Reviewer’s note',
            title: '“I’d send her email to a client of mine today.”',
          },
        },
      ],
    },
    {
      kind: 'profiles',
      heading: 'Three people for this brief',
      people: shortlist,
    },
    {
      kind: 'table',
      heading: 'Who should the agency meet first?',
      lead: 'We would suggest Ingrid first and Nomvula second.',
      sheet: { tab: 'Compare', paper: 'lagoon' },
      caption: 'How the three people compare for this brief',
      columns: ['For this brief', 'Nomvula D.', 'Kwame A.', 'Ingrid L.'],
      rows: [
        [
          'Meet first if',
          'The projects need order more than anything else',
          'Developers and clients keep misunderstanding each other',
          'Client calls and emails take up your evenings',
        ],
        ['Works part-time', 'Yes', 'No, wants full-time work', 'Yes'],
        [
          'The new plan',
          'Short and realistic',
          'The strongest of the three',
          'Clear, with two gaps',
        ],
        ['Their email', 'Kind, but buries the new date', 'A little technical', 'Ready to send'],
        [
          'Ask in the interview',
          'How do you forecast a budget?',
          'How do you calm an upset client?',
          'Who would check the technical tasks?',
        ],
      ],
      note: 'Kwame wants full-time work: he is on the list because his plan was the best, and because the agency may soon need that.',
    },
    {
      kind: 'notes',
      heading: 'What your own shortlist adds',
      lead: 'These three are made up. A real person comes with:',
      action: { label: 'See more sample profiles', href: '/sample-profiles' },
      items: [
        {
          title: 'A rate',
          text: 'In writing, before you meet a candidate.',
        },
        {
          title: 'The real person',
          text: 'You interview whoever you like, and ask about anything we didn’t test.',
        },
        {
          title: 'A reason',
          text: 'Why this person is on your list, and which part of the brief they don’t meet.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Write your brief and get your own list.',
      text: `A few short questions are enough. You meet candidates in ${claims.meet.figure}.`,
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

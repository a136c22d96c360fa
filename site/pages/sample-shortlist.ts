import { bookACall, match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { shortlist } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'pm');

export default {
  title: `A sample shortlist you can read | ${brand.name}`,
  description:
    'Read a sample shortlist before you ask for your own: one brief, three people, the task, what our reviewer noted and what we didn’t test.',
  sections: [
    {
      kind: 'opening',
      eyebrow: 'A sample shortlist',
      heading: 'Read a shortlist before you ask for one.',
      lead: 'Here is one company’s brief and the three people it could meet. You see the task, how each person did and what we didn’t test.',
      primary: getMatched,
      secondary: { label: 'Meet all three', href: '/sample-shortlist#nomvula' },
      claim: claims.meet.text,
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
      kind: 'split',
      heading: 'All three got the same task',
      paragraphs: [
        'We don’t ask people to describe how they would rescue a project. We give them one: a website that is nine days late, with a client who wants to know why.',
        'Each person gets the same plan, the same budget and the same forty messages. They write a new plan, an email to the client and a single question for the team. Then a reviewer who has run client projects reads the result.',
      ],
      illustration: {
        kind: 'overlap',
        caption: 'The hours each of them would share with Chicago in January',
        sample: true,
        reference: { city: 'Chicago, the buyer', offset: -6, from: 9, to: 17 },
        axis: 'Chicago time',
        zones: [
          { city: 'Nomvula in Durban', offset: 2, from: 15, to: 23 },
          { city: 'Kwame in Accra', offset: 0, from: 14, to: 22 },
          { city: 'Ingrid in Windhoek', offset: 2, from: 14, to: 22 },
        ],
      },
    },
    {
      kind: 'profiles',
      heading: 'Three people for this brief',
      lead: 'Nobody is perfect for every job. Each profile says what went well, what didn’t and what you should still ask about.',
      people: shortlist,
      tone: 'paper',
    },
    {
      kind: 'table',
      heading: 'Who should the agency meet first?',
      lead: 'A shortlist ends with our advice. The buyer still decides, after talking to each person.',
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
      note: 'Illustrative example. We would suggest Ingrid first and Nomvula second. Kwame is on the list because the agency may soon need someone full-time.',
      tone: 'tint',
    },
    {
      kind: 'checklist',
      heading: 'What your own shortlist adds',
      lead: 'These three people are made up, so a few things are missing here. You get them for every real candidate.',
      items: [
        {
          title: 'A rate',
          text: 'Each person sets a rate that’s fair to them, and you see it before you choose. We won’t invent one for an example.',
        },
        {
          title: 'The real person',
          text: 'You interview everyone you’re interested in and ask about anything we didn’t test.',
        },
        {
          title: 'A reason',
          text: 'We write down why each person fits your brief. If we can’t, that person isn’t on the list.',
        },
      ],
      action: { label: 'See more sample profiles', href: '/sample-profiles' },
    },
    {
      kind: 'closing',
      heading: 'Write your brief and get your own list.',
      text: `Nine short questions are enough. You can meet candidates in ${claims.meet.figure}.`,
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

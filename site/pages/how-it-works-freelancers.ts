import { apply } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `How joining works for freelancers | ${brand.name}`,
  description:
    'Three stages stand between you and our network: an application, a skills assessment and a brief interview. See what each one asks of you.',
  sections: [
    {
      kind: 'opening',
      heading: 'How joining works.',
      lead: 'Three stages, no tricks. Here is what each one asks of you, and what you hear back.',
      primary: apply('Apply to Join'),
      secondary: { label: 'See what you get', href: '/for-talent' },
      claim: claims.review.text,
      illustration: {
        kind: 'pipeline',
        caption: 'Where your application goes, and who has the next move',
        stages: [
          { label: 'Application', items: ['You send the form', 'We read and reply'] },
          { label: 'Skills assessment', items: ['You do a task', 'We look at the how'] },
          { label: 'Brief interview', items: ['You pick a time', 'We talk'] },
          { label: 'In the network', items: ['You set your hours', 'We bring matches'] },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'The three stages',
      caption: 'What each stage asks, takes and tells you',
      columns: ['Stage', 'What you do', 'How long', 'What you hear back'],
      rows: [
        [
          'Application',
          'Fill in one form: your skills, experience, rate, hours and a link to your work',
          `We review it within ${claims.review.figure}`,
          'Whether we go on to the assessment',
        ],
        [
          'Skills assessment',
          'Complete a task from your own field and explain your choices',
          'You see the length before you begin',
          'Whether we would like to talk',
        ],
        [
          'Brief interview',
          'Join a call about how you plan, ask and hand over work',
          'One short call, at a time you pick',
          'Whether you are in the network',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before you apply',
      lead: 'Put these five things beside you. The form will take half the time.',
      items: [
        { title: 'A portfolio link', text: 'Best pieces first, and open to anyone with the link.' },
        {
          title: 'A PDF resume with a clear name',
          text: 'We take down its file name now and ask you for the file after review.',
        },
        { title: 'Your rate in USD', text: 'Per hour, with your taxes and quiet weeks in mind.' },
        {
          title: 'Your availability',
          text: 'Part-time, project-based or full-time, as things stand.',
        },
        { title: 'Your time zone', text: 'Plus the hours of the day you would like to share.' },
      ],
      variant: 'numbers',
      illustration: {
        kind: 'readiness',
        caption: 'Almost ready to press Submit',
        sample: true,
        controls: [
          { label: 'Portfolio link', state: 'ready' },
          { label: 'Resume, as a PDF', state: 'ready' },
          { label: 'Rate in USD', state: 'ready' },
          { label: 'Availability', state: 'in progress' },
          { label: 'Time zone', state: 'to do' },
        ],
      },
      tone: 'tint',
    },
    {
      kind: 'steps',
      heading: 'After you join',
      steps: [
        {
          title: 'Your profile goes live to us',
          text: 'Our matching team sees your skills, your rate and your hours. It is not a public page, and no one bids against you.',
        },
        {
          title: 'We bring you a brief',
          text: 'You read what the client needs, when and for how long. Say yes, say no, or ask us more.',
        },
        {
          title: 'You meet, sign and start',
          text: 'If you both agree, we send the contract. Your pay is set up before your first day of work.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'Leave room for the rest of your life',
      paragraphs: [
        `Part-Time with us means ${claims.partTime.figure}. The other hours are yours: other clients, children, studies, sleep.`,
        'Tell us when that changes. You can ask for more, ask for less, or mark yourself as away.',
      ],
      illustration: {
        kind: 'hours',
        caption: 'A part-time package, seen against a full week',
        total: 40,
        used: 30,
        label: `Part-Time: ${claims.partTime.figure}`,
      },
      isReversed: true,
    },
    {
      kind: 'related',
      heading: 'Read before you decide',
      links: [
        {
          label: `Why freelancers stay with ${brand.name}`,
          href: `/resources/freelancers-love-${brand.slug}`,
          text: 'What to ask any client about pay, fit and hours.',
        },
        {
          label: 'What “vetted” should mean',
          href: '/resources/what-vetted-means',
          text: 'The same three stages, told from the client’s side.',
        },
        {
          label: 'For Talent',
          href: '/for-talent',
          text: 'The roles we always need, and answers about contracts.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Stage one is a form.',
      text: `Give it your best half hour. ${claims.review.text}.`,
      primary: apply('Apply to Join'),
      secondary: { label: 'Meet the team', href: '/about-us' },
    },
  ],
} satisfies PageRecord;

import { apply } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `How joining works for freelancers | ${brand.name}`,
  description:
    'Joining our network takes three stages: an application, a skills assessment and a brief interview. See what each one involves and how long it takes.',
  sections: [
    {
      kind: 'opening',
      heading: 'How joining works.',
      lead: 'There are three stages. Here’s what you do in each one, how long it takes and what you’ll hear from us.',
      primary: apply('Apply to Join'),
      secondary: { label: 'See what you get', href: '/for-talent' },
      claim: claims.review.text,
      illustration: {
        kind: 'pipeline',
        caption: 'What you do and what we do at each stage',
        stages: [
          { label: 'Application', items: ['You send the form', 'We read and reply'] },
          { label: 'Skills assessment', items: ['You complete a task', 'We review your work'] },
          { label: 'Brief interview', items: ['You pick a time', 'We get to know you'] },
          { label: 'In the network', items: ['You set your hours', 'We send you matches'] },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What to expect at each stage',
      caption: 'What you do at each stage, how long it takes and what you hear back',
      columns: ['Stage', 'What you do', 'How long', 'What you hear back'],
      rows: [
        [
          'Application',
          'Fill out one form with your skills, experience, rate, hours and a link to your work',
          `We review it within ${claims.review.figure}`,
          'Whether you move on to the assessment',
        ],
        [
          'Skills assessment',
          'Complete a task from your own field and explain your choices',
          'We tell you before you start',
          'Whether you move on to the interview',
        ],
        [
          'Brief interview',
          'Tell us how you plan your week, ask for help and hand off work',
          'One short call at a time you choose',
          'Whether you’ve been accepted',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before you apply',
      lead: 'Get these five things ready first, and the form will go much faster.',
      items: [
        {
          title: 'A portfolio link',
          text: 'Put your best work first, and make sure anyone with the link can open it.',
        },
        {
          title: 'A PDF resume, clearly named',
          text: 'For now, we only record the file name. We’ll ask for the file after we review your application.',
        },
        {
          title: 'Your rate in USD',
          text: 'Set an hourly rate that allows for taxes and slow weeks.',
        },
        {
          title: 'Your availability',
          text: 'Part-time, project-based or full-time, whichever fits your schedule today.',
        },
        {
          title: 'Your time zone',
          text: 'Include the hours you’d like to be online with a client.',
        },
      ],
      variant: 'numbers',
      illustration: {
        kind: 'readiness',
        caption: 'Almost ready to apply',
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
      kind: 'rate',
      heading: 'Find the rate you need',
      lead: 'We ask for your hourly rate in USD. Work it out from the income you need, so slow weeks and taxes don’t catch you off guard. Your numbers stay on this page.',
      fields: [
        {
          name: 'income',
          label: 'Monthly income after taxes (USD)',
          value: 2400,
          max: 100000,
          step: 50,
        },
        {
          name: 'taxes',
          label: 'Taxes and insurance (% of pay)',
          value: 25,
          max: 99,
          step: 1,
        },
        { name: 'hours', label: 'Paid hours each week', value: 25, max: 80, step: 1 },
        {
          name: 'weeksOff',
          label: 'Weeks off each year',
          value: 7,
          max: 51,
          step: 1,
        },
      ],
      result: 'Ask for at least USD {rate} an hour.',
      method:
        'Multiply the monthly income you need by twelve, add taxes and insurance, and divide the total by the hours you’re paid for in a year. Round up, because there’s always something you forget.',
    },
    {
      kind: 'steps',
      heading: 'What happens after you join',
      steps: [
        {
          title: 'Your profile is ready',
          text: 'Our matching team can see your skills, rate and hours. Your profile isn’t public, and you don’t bid against anyone.',
        },
        {
          title: 'We send you a brief',
          text: 'You read what the client needs, when they need it and for how long. Accept it, turn it down or ask us for more details.',
        },
        {
          title: 'You meet, sign and start',
          text: 'If you and the client both say yes, we send the contract. We set up your pay before your first day of work.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'Make time for your life outside work',
      paragraphs: [
        `Part-Time with us means ${claims.partTime.figure}. The rest of your time is yours for other clients, family, school or rest.`,
        'If your schedule changes, tell us. You can ask for more work, less work or time off.',
      ],
      illustration: {
        kind: 'hours',
        caption: 'Part-time hours compared with a full week',
        total: 40,
        used: 30,
        label: `Part-Time: ${claims.partTime.figure}`,
      },
      isReversed: true,
    },
    {
      kind: 'related',
      heading: 'Learn more before you apply',
      links: [
        {
          label: `Why freelancers stay with ${brand.name}`,
          href: `/resources/freelancers-love-${brand.slug}`,
        },
        {
          label: 'What “vetted” should mean',
          href: '/resources/what-vetted-means',
        },
        {
          label: 'For Talent',
          href: '/for-talent',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Ready to start your application?',
      text: `Set aside half an hour to fill out the form. ${claims.review.text}.`,
      primary: apply('Apply to Join'),
      secondary: { label: 'Meet the team', href: '/about-us' },
    },
  ],
} satisfies PageRecord;

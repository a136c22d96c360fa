import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { company } from '../content/company.ts';
import type { PageRecord } from '../layouts/page.tsx';

const howJoiningWorks = { label: 'How joining works', href: '/how-it-works-freelancers' };

const payday = company.payday
  ? `When you work with us, you’re paid ${company.payday}.`
  : 'Your contract names your payday before you sign.';

export default {
  title: `Apply to join the talent network | ${brand.name}`,
  description: `Tell us about your skills, rate and hours. ${claims.review.text}. Next come a skills assessment and a brief interview.`,
  hour: 10,
  sections: [
    {
      kind: 'widget',
      heading: 'Apply to join the network.',
      lead: `A person on our team reads every application, and answers within ${claims.review.figure}. Four fields are required. ${payday}`,
      tag: 'hire-apply',
      attributes: { 'owns-page': true },
      profile: {
        heading: 'Your profile so far',
        name: 'Your name',
        facts: [
          { label: 'Based in', answer: 'location', empty: 'City and country' },
          { label: 'Languages', answer: 'languages', empty: 'The ones you can work in' },
          { label: 'Skills', answer: 'skills', empty: 'Your skills' },
          { label: 'Experience', answer: 'experience', empty: 'In years' },
          { label: 'Work to see', answer: 'portfolio', empty: 'A link', isLater: true },
          { label: 'In your words', answer: 'bio', empty: 'What you do best', isLater: true },
          { label: 'Availability', answer: 'availability', empty: 'How much you want to work' },
          { label: 'Reviewer noted', empty: 'Nothing yet', isLater: true },
          { label: 'Not yet tested', empty: 'Everything, so far', isLater: true },
        ],
        tips: [
          { title: 'Your skill isn’t listed?', text: 'Type it under “Other skills”.' },
          { title: 'No portfolio site?', text: 'Link to a repository or a folder of samples.' },
          {
            title: 'Which rate?',
            text: 'Work it out on',
            action: { ...howJoiningWorks, isNewTab: true },
          },
        ],
        caption: 'Clients read a profile like this one. Nothing leaves this page until you submit.',
      },
      fallback: {
        text: `The form didn’t load. Please send your name, experience and availability to ${brand.email} instead.`,
        action: howJoiningWorks,
      },
    },
    {
      kind: 'index',
      heading: 'What happens next',
      variant: 'stops',
      ground: 'hill',
      action: howJoiningWorks,
      items: [
        {
          title: 'We review your application',
          text: `Someone on our team reads it and answers you by email within ${claims.review.figure}.`,
        },
        {
          title: 'You complete a skills assessment',
          text: 'The task comes from your own field. Explain your thinking as well as your result.',
        },
        {
          title: 'We meet for a brief interview',
          text: 'It’s short: how you work, the hours you like and what you want next.',
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'Once you’re in',
      text: 'You can say no.',
      lead: 'We send you a brief when the work fits. You don’t bid against anyone.',
      ledger: {
        title: 'What you know before you sign',
        rows: [
          'What the client needs, and for how long',
          'Your hours, and how many you share',
          'Your rate, in US dollars',
          company.payday ? `Your payday: ${company.payday}` : 'Your payday',
        ],
        total: 'Then we pay you, so you never chase a client.',
      },
    },
  ],
} satisfies PageRecord;

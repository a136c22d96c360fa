import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const howJoiningWorks = { label: 'How joining works', href: '/how-it-works-freelancers' };

export default {
  title: `Apply to join the talent network | ${brand.name}`,
  description: `Tell us about your skills, rate and hours. ${claims.review.text}. Next come a skills assessment and a brief interview.`,
  hour: 7,
  sections: [
    {
      kind: 'widget',
      heading: 'Apply to join the network.',
      lead: `Only four fields are required. Someone on our team reads every application, and you’ll hear from us within ${claims.review.figure}.`,
      tag: 'hire-apply',
      attributes: { 'owns-page': true },
      fallback: {
        text: `The form didn’t load. Please send your name, experience and availability to ${brand.email} instead.`,
        action: howJoiningWorks,
      },
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      tone: 'tint',
      steps: [
        {
          title: 'We review your application',
          text: `Someone on our team reads it, and you’ll get an answer by email within ${claims.review.figure}.`,
        },
        {
          title: 'You complete a skills assessment',
          text: 'The task comes from your own field. Explain your thinking as well as your result.',
        },
        {
          title: 'We meet for a brief interview',
          text: 'It’s a short conversation about how you work, the hours you like and what you want next.',
        },
      ],
      action: howJoiningWorks,
    },
    {
      kind: 'checklist',
      heading: 'If a field makes you stop',
      items: [
        {
          title: 'No portfolio site?',
          text: 'Link to an online profile, a code repository or a folder of work samples.',
        },
        {
          title: 'Not sure of your rate?',
          text: 'Work out what you need on “How joining works”, and enter that. You can change it later.',
        },
        {
          title: 'Your skill isn’t listed?',
          text: 'Put it first in your bio, with one thing you’ve made. We hire assistants, salespeople, support agents and security engineers too.',
        },
        {
          title: 'About your resume',
          text: 'We ask for the file by email, after we review your application.',
        },
      ],
    },
  ],
} satisfies PageRecord;

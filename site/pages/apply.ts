import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const howJoiningWorks = { label: 'How joining works', href: '/how-it-works-freelancers' };

export default {
  title: `Apply to join the talent network | ${brand.name}`,
  description: `Tell us your skills, rate and the hours you like. ${claims.review.text}, then come a skills assessment and a brief interview.`,
  sections: [
    {
      kind: 'widget',
      heading: 'Apply to join the network.',
      lead: 'One form about your work and the way you like to do it. Four fields are required, and the rest help us match you.',
      tag: 'hire-apply',
      attributes: { 'owns-page': true },
      fallback: {
        text: `The form needs a script that did not load. Send your name, your experience and your availability to ${brand.email} instead.`,
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
          text: `A person reads it, and you hear from us by e-mail within ${claims.review.figure}.`,
        },
        {
          title: 'You do a skills assessment',
          text: 'It comes from your own field. Show your thinking along with the result.',
        },
        {
          title: 'We have a brief interview',
          text: 'A short talk about how you work, the hours you like and what you want next.',
        },
      ],
      action: howJoiningWorks,
    },
    {
      kind: 'checklist',
      heading: 'Stuck on a field?',
      lead: 'Leave it out if you like. Here is what helps us most.',
      items: [
        {
          title: 'No portfolio site?',
          text: 'Link to a profile, a code repository or a folder of samples.',
        },
        {
          title: 'Not sure of your rate?',
          text: 'Give the lowest you would be glad to work for. You can change it later.',
        },
        {
          title: 'Your skill is not in the list?',
          text: 'Name it in the short bio, with one thing you made with it.',
        },
        {
          title: 'About your resume',
          text: 'Only the file name reaches us today. We ask for the file itself after review.',
        },
      ],
    },
  ],
} satisfies PageRecord;

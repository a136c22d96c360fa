import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { morning } from '../content/morning.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Get matched with vetted remote talent | ${brand.name}`,
  description: `Tell us who you need, how you’d like to work and when to start. It takes ${claims.wizard.figure}, and then we hand-pick candidates for your team.`,
  hour: morning.from,
  sections: [
    {
      kind: 'widget',
      heading: 'Let’s find your match.',
      lead: `${claims.wizard.text}. Skip all but your email.`,
      tag: 'hire-get-matched',
      attributes: { 'owns-page': true },
      isWide: true,
      fallback: {
        text: `Prefer to talk? Book a ${claims.call.figure} call and tell us what you need.`,
        action: bookACall,
      },
    },
    {
      kind: 'steps',
      heading: 'After you send it',
      steps: [
        {
          title: 'A person reads your answers',
          text: 'Someone on our team writes back to the address you gave, and asks what the form didn’t.',
        },
        {
          title: 'You get a short list, with reasons',
          text: 'Two or three people, each with a task they did and what we didn’t test. Then you meet them.',
        },
        {
          title: 'You choose, or you don’t',
          text: 'You get each rate in writing before you meet. Nobody is hired until you say so.',
        },
      ],
      action: { label: 'Read a sample shortlist', href: '/sample-shortlist' },
    },
  ],
} satisfies PageRecord;

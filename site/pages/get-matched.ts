import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Get matched with vetted remote talent | ${brand.name}`,
  description:
    'Tell us who you need, how you would like to work and when to start. It takes about 3 minutes, and then we hand-pick people for your team.',
  sections: [
    {
      kind: 'widget',
      heading: 'Let’s find your match.',
      lead: 'Takes about 3 minutes. You can skip any question.',
      tag: 'hire-get-matched',
      attributes: { 'owns-page': true },
      fallback: {
        text: 'Would you rather talk? Book a 30-minute call and tell us what you need.',
        action: bookACall,
      },
    },
  ],
} satisfies PageRecord;

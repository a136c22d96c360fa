import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Shared Daylight: find the hours you share | ${brand.name}`,
  description:
    'See how many working hours two to four cities share, when clocks change, and the best hour for a weekly meeting. Free, and nothing is stored.',
  application: 'Shared Daylight',
  sections: [
    {
      kind: 'widget',
      heading: 'How much of the day do you share?',
      lead: 'Pick two to four cities and their working hours. See when everyone is awake and at work.',
      tag: 'hire-shared-daylight',
      isWide: true,
      attributes: { 'owns-page': true },
      fallback: {
        text: 'This is an example: London and Johannesburg on a workday in July 2026. To compare your own cities, allow scripts on this page, or ask us on a call.',
        action: bookACall,
      },
    },
    {
      kind: 'closing',
      heading: 'Found your hours?',
      text: 'Tell us when you want to work together, and meet people who want to work those hours.',
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

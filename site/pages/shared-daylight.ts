import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Shared Daylight: find the hours you share | ${brand.name}`,
  description:
    'See how many working hours two to four cities share, when clocks change, and the best hour for a weekly meeting. Free, and nothing is stored.',
  application: 'Shared Daylight',
  hour: 18.3,
  sections: [
    {
      kind: 'widget',
      heading: 'How much of the day do you share?',
      lead: 'Pick two to four cities and their working hours. See when everyone is at work.',
      tag: 'hire-shared-daylight',
      width: 'wide',
      attributes: { 'owns-page': true },
      fallback: {
        text: 'This is an example: London and Johannesburg on a workday in July 2026. To compare your own cities, allow scripts on this page, or ask us on a call.',
        action: bookACall,
      },
    },
    {
      kind: 'index',
      variant: 'plain',
      heading: 'What to do with the hours you share',
      action: { label: 'See people by their hours', href: '/sample-profiles' },
      items: [
        { title: 'Meet', text: 'Once a week, in the best hour above. Save it to both calendars.' },
        { title: 'Ask', text: 'Whatever stops your work, while somebody is there to answer.' },
        { title: 'Hand over', text: 'One message at the end of your day begins theirs.' },
      ],
    },
    {
      kind: 'closing',
      heading: 'Meet people who want those hours.',
      text: 'Tell us when you’d like to work together. We look for people who chose that part of the day.',
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

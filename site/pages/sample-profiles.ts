import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import {
  aiSpecialists,
  developers,
  leadersSalesAndSecurity,
  otherTalent,
  shopifyTalent,
  type Talent,
} from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const [thandi] = otherTalent as [Talent];

export default {
  title: `Sample profiles: what you see before you meet | ${brand.name}`,
  description:
    'Read sample profiles of developers, designers, assistants and AI specialists: their task, how it went, their hours and what we didn’t test.',
  hour: 12.5,
  sections: [
    {
      kind: 'opening',
      eyebrow: 'Sample profiles',
      heading: 'Know what we know before you meet.',
      lead: 'A profile says what our reviewer noted and what we didn’t test. Open one for the task and how it went. These people are made up; real profiles have the same parts.',
      primary: getMatched,
      secondary: { label: 'See a whole shortlist', href: '/sample-shortlist' },
      isPaper: true,
      illustration: {
        kind: 'profile',
        caption: 'Two parts of a profile that no resume has',
        sample: true,
        person: thandi,
      },
    },
    {
      kind: 'profiles',
      heading: 'Design, admin and operations',
      sheet: { tab: 'Design', paper: 'white' },
      people: otherTalent,
      isFolded: true,
    },
    {
      kind: 'profiles',
      heading: 'Developers',
      sheet: { tab: 'Developers', paper: 'lagoon' },
      people: developers,
      isFolded: true,
    },
    {
      kind: 'profiles',
      heading: 'AI specialists',
      sheet: { tab: 'AI', paper: 'dusk' },
      people: aiSpecialists,
      isFolded: true,
    },
    {
      kind: 'profiles',
      heading: 'People for online stores',
      sheet: { tab: 'Stores', paper: 'clay' },
      people: shopifyTalent,
      isFolded: true,
    },
    {
      kind: 'profiles',
      heading: 'Leaders, sales and security',
      sheet: { tab: 'Leaders', paper: 'sand' },
      people: leadersSalesAndSecurity,
      isFolded: true,
    },
    {
      kind: 'closing',
      heading: 'Who would you like to meet?',
      text: 'Tell us about the work. We send you profiles of real people who want to do it.',
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

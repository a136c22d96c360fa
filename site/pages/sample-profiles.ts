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

const sheets = [
  { tab: 'Office', paper: 'white', heading: 'Design, admin and operations', people: otherTalent },
  { tab: 'Developers', paper: 'lagoon', heading: 'Developers', people: developers },
  {
    tab: 'AI',
    paper: 'dusk',
    heading: 'AI specialists',
    people: aiSpecialists,
    action: getMatched,
  },
  { tab: 'Stores', paper: 'clay', heading: 'People for online stores', people: shopifyTalent },
  {
    tab: 'Leaders',
    paper: 'sand',
    heading: 'Leaders, sales and security',
    people: leadersSalesAndSecurity,
  },
] as const;
const idOf = (tab: string) => tab.toLowerCase();

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
      kind: 'index',
      variant: 'plain',
      heading: 'Find the role you need',
      items: sheets.map(({ tab, people }) => ({
        title: tab,
        href: `#${idOf(tab)}`,
        text: people.map(({ role }) => role).join(', '),
      })),
    },
    ...sheets.map(({ tab, paper, ...sheet }) => ({
      kind: 'profiles' as const,
      ...sheet,
      id: idOf(tab),
      sheet: { tab, paper },
      isFolded: true,
    })),
    {
      kind: 'closing',
      heading: 'Who would you like to meet?',
      text: 'Tell us about the work. We send you profiles of real people who want to do it.',
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { aiSpecialists, developers, otherTalent, shopifyTalent } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Sample profiles: what you see before you meet | ${brand.name}`,
  description:
    'Read sample profiles of developers, designers, assistants and AI specialists: their task, how it went, their hours and what we didn’t test.',
  sections: [
    {
      kind: 'opening',
      eyebrow: 'Sample profiles',
      heading: 'Know what we know before you meet.',
      lead: 'Every profile says what we asked the person to do, how it went and what we didn’t test. These people are made up, but the profiles you get look just like this.',
      primary: getMatched,
      secondary: { label: 'See a whole shortlist', href: '/sample-shortlist' },
    },
    {
      kind: 'profiles',
      heading: 'Design, admin and operations',
      people: otherTalent,
    },
    { kind: 'profiles', heading: 'Developers', people: developers },
    { kind: 'profiles', heading: 'AI specialists', people: aiSpecialists },
    { kind: 'profiles', heading: 'People for online stores', people: shopifyTalent },
    {
      kind: 'closing',
      heading: 'Who would you like to meet?',
      text: 'Tell us about the work. We’ll send you profiles like these, of real people who want to do it.',
      primary: getMatched,
      secondary: bookACall,
    },
  ],
} satisfies PageRecord;

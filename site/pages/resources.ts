import { apply, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

const stages = {
  'scaling-without-full-time': {
    when: 'Before you hire',
    line: '“Has a clear end” → a project. “Fills the week, changes daily” → full-time.',
  },
  'hiring-mistakes-remote': {
    when: 'Writing the role',
    line: 'By the end of month one, this person will have …',
  },
  'what-vetted-means': {
    when: 'Choosing someone',
    line: 'What didn’t you check? We answer too: eleven points of sixteen.',
  },
  'onboarding-remote-talent': {
    when: 'First ten days',
    line: 'Before day one: create every account, and test it yourself.',
  },
  'async-remote-culture': {
    when: 'Working together',
    line: 'Wednesday. Shared hours: none. Own hours: a full day of focus time.',
  },
  'freelancers-love': {
    when: 'If you freelance',
    line: 'Who pays me, on which day and in which currency?',
  },
};

export default {
  title: `Guides to hiring and working remotely | ${brand.name}`,
  description:
    'Six short guides for people who build remote teams and people who work in them. Each one ends with a checklist, table or plan you can use today.',
  hour: 20,
  sections: [
    {
      kind: 'opening',
      heading: 'Ideas for building remote teams',
      lead: 'Six guides. Start where you are, and leave with something to use today.',
      isWide: true,
      illustration: {
        kind: 'stages',
        caption: 'Guides by stage',
        stages: Object.entries(stages).map(([article, { when }]) => ({ when, article })),
      },
    },
    {
      kind: 'articles',
      heading: 'Where are you now?',
      stages,
    },
    {
      kind: 'index',
      variant: 'stair',
      heading: 'Or go on to',
      items: [
        { title: 'Back to Homepage', text: 'What we do, and for whom.', href: '/' },
        {
          title: 'Case Studies',
          text: 'Six problems, and how we’d staff each.',
          href: '/case-studies',
        },
        {
          title: 'How joining works',
          text: 'Three stages, and you set your rate.',
          href: '/how-it-works-freelancers',
        },
        {
          title: 'How It Works',
          text: 'From your brief to a first day, by role.',
          href: '/how-it-works',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Are you hiring, or looking for work?',
      text: 'Answer a few short questions about the help you need, or apply to join our network.',
      primary: getMatched,
      secondary: apply('Apply to Join'),
    },
  ],
} satisfies PageRecord;

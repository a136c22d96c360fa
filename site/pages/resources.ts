import { apply, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Guides to hiring and working remotely | ${brand.name}`,
  description:
    'Six short guides for people who build remote teams and people who work in them. Each one ends with a checklist, table or plan you can use today.',
  hour: 20,
  sections: [
    {
      kind: 'opening',
      heading: 'Ideas for building remote teams',
      lead: 'Six guides. Each ends with something to use today: a checklist, a decision table, a sample week.',
    },
    {
      kind: 'articles',
      heading: 'Start where you are',
      moments: {
        'scaling-without-full-time': 'Before you hire',
        'hiring-mistakes-remote': 'Before you hire',
        'what-vetted-means': 'While you’re choosing',
        'onboarding-remote-talent': 'On day one',
        'async-remote-culture': 'Once they work with you',
        'freelancers-love': 'If you freelance',
      },
    },
    {
      kind: 'related',
      heading: 'Or go on to',
      links: [
        { label: 'Back to Homepage', href: '/' },
        {
          label: 'How It Works',
          href: '/how-it-works',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
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

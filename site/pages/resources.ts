import { apply, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Guides to hiring and working remotely | ${brand.name}`,
  description:
    'Six short guides for people who build remote teams and people who work in them. Each one ends with a checklist, table or plan you can use today.',
  sections: [
    {
      kind: 'opening',
      heading: 'Ideas for building remote teams',
      lead: 'Each short guide gives you something you can use today, such as a checklist, a decision table or a sample week. You don’t have to be a client.',
      secondary: { label: 'Back to Homepage', href: '/' },
      illustration: {
        kind: 'board',
        caption: 'Choose a question to read the guide that answers it',
        columns: [
          {
            title: 'Before you hire',
            cards: [
              {
                label: 'Do we need a full-time hire?',
                href: '/resources/scaling-without-full-time',
              },
              { label: 'Which mistakes can we avoid?', href: '/resources/hiring-mistakes-remote' },
            ],
          },
          {
            title: 'While you’re choosing',
            cards: [{ label: 'What does “vetted” mean?', href: '/resources/what-vetted-means' }],
          },
          {
            title: 'Once they start',
            cards: [
              { label: 'What happens on day one?', href: '/resources/onboarding-remote-talent' },
              {
                label: 'How do we work across time zones?',
                href: '/resources/async-remote-culture',
              },
            ],
          },
          {
            title: 'If you freelance',
            cards: [
              {
                label: 'What should I ask a client?',
                href: `/resources/freelancers-love-${brand.slug}`,
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'articles',
      heading: 'Browse the guides',
    },
    {
      kind: 'related',
      heading: 'Find out how we can help',
      links: [
        {
          label: 'How It Works',
          href: '/how-it-works',
          text: 'Who does what at each step, and how billing works.',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
          text: 'Six examples of what teams needed and how it turned out.',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
          text: 'For freelancers: what to expect at each of the three stages.',
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

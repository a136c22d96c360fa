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
      lead: 'Six questions that every remote team meets. Each answer ends with something to use today: a checklist, a decision table, a sample week.',
      back: { label: 'Back to Homepage', href: '/' },
      index: [
        {
          when: 'Before you hire',
          link: {
            label: 'Do we need a full-time hire?',
            href: '/resources/scaling-without-full-time',
          },
        },
        {
          when: 'Before you hire',
          link: {
            label: 'Which mistakes can we avoid?',
            href: '/resources/hiring-mistakes-remote',
          },
        },
        {
          when: 'While you’re choosing',
          link: { label: 'What does “vetted” mean?', href: '/resources/what-vetted-means' },
        },
        {
          when: 'On day one',
          link: { label: 'What happens first?', href: '/resources/onboarding-remote-talent' },
        },
        {
          when: 'Once they work with you',
          link: {
            label: 'How do we work across time zones?',
            href: '/resources/async-remote-culture',
          },
        },
        {
          when: 'If you freelance',
          link: {
            label: 'What should I ask a client?',
            href: `/resources/freelancers-love-${brand.slug}`,
          },
        },
      ],
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

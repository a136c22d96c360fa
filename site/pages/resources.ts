import { apply, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Guides to hiring and working remotely | ${brand.name}`,
  description:
    'Six plain guides for people who build remote teams, and for those who work in them. Each one ends with a checklist, table or plan you can use today.',
  sections: [
    {
      kind: 'opening',
      heading: 'Ideas for building remote teams',
      lead: 'Short guides, each with something to take away: a checklist, a table, a week to copy. Read them with or without us.',
      secondary: { label: 'Back to Homepage', href: '/' },
      illustration: {
        kind: 'board',
        caption: 'Find your question, and you have found your guide',
        columns: [
          {
            title: 'Before you hire',
            cards: ['Do we need a full-time seat?', 'Which mistakes can we avoid?'],
          },
          { title: 'While you choose', cards: ['What does “vetted” mean?'] },
          {
            title: 'Once they start',
            cards: ['What happens on day one?', 'How do we work across time zones?'],
          },
          { title: 'If you are talent', cards: ['What should I ask a client?'] },
        ],
      },
    },
    {
      kind: 'articles',
      heading: 'Six guides',
    },
    {
      kind: 'related',
      heading: 'From reading to doing',
      links: [
        {
          label: 'How It Works',
          href: '/how-it-works',
          text: 'Who does what, and how the bill is made up.',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
          text: 'Six bottlenecks, and how each one was cleared.',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
          text: 'For freelancers: three stages, told in full.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Done reading?',
      text: 'Answer a few short questions about the help you need, or tell us about the work you do.',
      primary: getMatched,
      secondary: apply('Apply to Join'),
    },
  ],
} satisfies PageRecord;

import source from '../../../CHANGELOG.md?raw';
import { brand } from '../../content/brand.ts';
import { readChangelog } from '../../content/changelog.ts';
import { changesFeed } from '../../content/feed.ts';
import { longDate } from '../../content/long-date.ts';
import type { PageRecord } from '../../layouts/page.tsx';

const { introduction, versions } = readChangelog(source);

export default {
  title: `Changes to the elements | ${brand.name}`,
  description:
    'See what changed in each version of the elements that you embed, which changes can break a page, and how long a deprecated attribute still works.',
  sections: [
    {
      kind: 'opening',
      heading: 'What changed in each version.',
      lead: 'Your page gets each new version by itself, and keeps working. If you pin a version, it never changes.',
      primary: { label: 'Follow by RSS', href: changesFeed.path },
      secondary: { label: 'All elements', href: '/embed' },
    },
    {
      kind: 'prose',
      heading: 'Versions',
      sheet: { tab: versions[0]?.version ?? 'Next', paper: 'white' },
      blocks: versions.map(({ version, date, changes }) => ({
        heading: version,
        paragraphs: [`Released on ${longDate(new Date(date))}.`],
        terms: changes.map(({ kind, items }) => ({ title: kind, text: items.join(' ') })),
      })),
    },
    {
      kind: 'prose',
      heading: 'What counts as breaking',
      sheet: { tab: 'Rules', paper: 'clay' },
      blocks: introduction,
    },
  ],
} satisfies PageRecord;

import { brand } from './brand.ts';

/** The RSS and JSON feeds of the articles. */
export const feed = {
  title: `Guides by ${brand.name}`,
  description: 'Guides to building remote teams, each with a checklist, table or plan you can use.',
  formats: {
    rss: { path: '/feed.xml', type: 'application/rss+xml' },
    json: { path: '/feed.json', type: 'application/feed+json' },
  },
};

/** The RSS feed of the versions of the elements. */
export const changesFeed = {
  title: `Changes to the elements of ${brand.name}`,
  description: 'What changed in each version of the elements that other sites embed.',
  page: '/embed/changes',
  path: '/embed/changes.xml',
  type: 'application/rss+xml',
};

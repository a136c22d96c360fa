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

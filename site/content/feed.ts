import { brand } from './brand.ts';

/** The guides, for whoever reads them elsewhere. */
export const feed = {
  title: `Guides by ${brand.name}`,
  description: 'Guides to building remote teams, each with something to take away.',
  forms: {
    rss: { path: '/feed.xml', type: 'application/rss+xml' },
    json: { path: '/feed.json', type: 'application/feed+json' },
  },
};

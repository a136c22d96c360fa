import { createContext } from 'react';
import type { ArticleCollection } from '../content/article.ts';

/** The published articles, for everything on a page that leads to them. */
export const ArticlesOfSite = createContext<Pick<ArticleCollection, 'all' | 'published'>>({
  all: [],
  published: () => [],
});

import type { Action } from './actions.ts';
import type { ScoredTaskName } from './scored-tasks.ts';

/** All articles. The lookups throw for an unknown path or name. */
export interface ArticleCollection {
  /** The newest first. */
  all: readonly Article[];
  byPath(path: string): Article;
  byName(name: string): Article;
}

/** The front matter of an article, with the claims filled in. */
export interface Article {
  /** The file name without `.md`. */
  name: string;
  href: string;
  title: string;
  description: string;
  excerpt: string;
  /** The name of a Lucide icon. */
  icon: string;
  /** Determines the drawing of the cover. */
  seed: string;
  /** One of the newest articles, which get social images of their own. */
  isRecent: boolean;
  published: Date;
  updated?: Date;
  /** The names of other articles. */
  related: string[];
  /** A task to score, after the text. */
  exercise?: { task: ScoredTaskName; heading: string; lead: string };
  cta: Action & { heading: string; text: string };
}

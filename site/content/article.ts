import type { Action } from './actions.ts';
import type { articleIcons } from './article-icons.ts';
import type { ScoredTaskName } from './scored-tasks.ts';

/** All articles that are published. */
export interface ArticleCollection {
  /** The newest first. */
  all: readonly Article[];
  /** Throws for an unknown path. */
  byPath(path: string): Article;
  /** The articles of these names, without those that are not published. */
  published(names: readonly string[]): Article[];
}

/** The front matter of an article, with the claims and defaults filled in. */
export interface Article {
  /** The file name without `.md`. */
  name: string;
  href: string;
  title: string;
  description: string;
  excerpt: string;
  icon: (typeof articleIcons)[number];
  /** Determines the drawing of the cover. */
  seed: string;
  /** The hour of its sky. */
  hour: number;
  /** One of the newest articles, which get social images of their own. */
  isRecent: boolean;
  published: Date;
  updated?: Date | undefined;
  /** The names of other articles. */
  related: string[];
  /** A task to score, after the text. */
  exercise?: { task: ScoredTaskName; heading: string; lead: string } | undefined;
  cta: Action & { heading: string; text: string };
}

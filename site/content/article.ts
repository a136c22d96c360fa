import type { Action } from './actions.ts';

/** All articles, found as fast among ten thousand as among ten. */
export interface Library {
  /** The newest first. */
  articles: readonly Article[];
  at(path: string): Article;
  named(name: string): Article;
}

/** What an article says of itself, with its figures filled in. */
export interface Article {
  /** Its file's, without the ending. */
  name: string;
  href: string;
  title: string;
  description: string;
  excerpt: string;
  /** A name of Lucide's. */
  icon: string;
  /** Of its cover. */
  seed: string;
  /** One of the newest, which have a picture of their own where they are shared. */
  isRecent: boolean;
  published: Date;
  updated?: Date;
  /** The names of others. */
  related: string[];
  cta: Action & { heading: string; text: string };
}

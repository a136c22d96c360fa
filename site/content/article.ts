import type { Action } from './actions.ts';

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
  published: Date;
  updated?: Date;
  /** The names of others. */
  related: string[];
  cta: Action & { heading: string; text: string };
}

/** The target of a link: a page, the discovery-call dialog, or the scheduler in a new tab. */
export type Target = `/${string}` | 'dialog' | 'scheduler';

export interface ExpectedSection {
  /** The section's name in error messages. */
  readonly what: string;
  /** The number of items of its list. */
  readonly items?: number;
  /** The number of lines in each of those items. */
  readonly each?: number;
  /** Whether it shows something invented, after the page has said so. */
  readonly isExample?: boolean;
  /** The targets of its links, by label. */
  readonly links?: Readonly<Record<string, Target>>;
}

/** The expected content of a page: its heading, and its sections with their counts and links. */
export interface ExpectedPage {
  readonly h1: string;
  /** The sections in order. */
  readonly sections: readonly ExpectedSection[];
  /** Sections that may be anywhere on the page. */
  readonly anywhere?: readonly ExpectedSection[];
}

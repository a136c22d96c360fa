/** Where a link leads: to a page, to the discovery-call dialog, or to the scheduler in a new tab. */
export type Target = `/${string}` | 'dialog' | 'scheduler';

export interface ExpectedSection {
  /** Names the section where it is missing. */
  readonly what: string;
  /** How many items its list has. */
  readonly items?: number;
  /** How many lines each of those items lists in turn. */
  readonly each?: number;
  /** Whether it has to say that it shows an invented example. */
  readonly isExample?: boolean;
  /** The labels of its links, and where they lead. */
  readonly links?: Readonly<Record<string, Target>>;
}

/** What is asked of a page: its heading, and sections by what can be counted and followed in them. */
export interface ExpectedPage {
  readonly h1: string;
  /** In this order from the top of the page to its end. */
  readonly sections: readonly ExpectedSection[];
  /** Anywhere in the page. */
  readonly anywhere?: readonly ExpectedSection[];
}

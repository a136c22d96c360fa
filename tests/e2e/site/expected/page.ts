/** Where a button leads: to a page, to the discovery-call dialog, or to the scheduler in a new tab. */
export type Target = `/${string}` | 'dialog' | 'scheduler';

/** An exact title, or something the item says anywhere. */
export type Item = string | RegExp;

export interface ExpectedSection {
  /** As the specification calls it. */
  readonly what: string;
  /** All that its list holds, in order; a number of titled items where only that is specified. */
  readonly items?: readonly Item[] | number;
  /** How many lines each item lists in turn. */
  readonly each?: number;
  readonly buttons?: Readonly<Record<string, Target>>;
  readonly says?: readonly RegExp[];
}

/**
 * What the specification asks of a page. Apostrophes are straight here and ranges have a hyphen: a
 * page may set both as a printer would.
 */
export interface ExpectedPage {
  readonly h1: string;
  /** In this order from the top of the page to its end. */
  readonly sections: readonly ExpectedSection[];
  /** Somewhere in the page: the specification counts these, and leaves their order open. */
  readonly anywhere?: readonly ExpectedSection[];
}

/** So many items that all say the same kind of thing. */
export const times = (count: number, item: Item): readonly Item[] => Array(count).fill(item);

/** A fault put into the code by hand, to see whether a test notices. */
export interface Mutant {
  readonly breaks: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replacement: string;
  /** The test files one of which has to fail. */
  readonly tests: readonly string[];
}

/** What it breaks, the text to find, and what to put there. */
type Row = readonly [breaks: string, find: string, replacement: string];

/** The mutants of one file that the same tests should notice. */
export function mutantsOf(
  file: string,
  tests: readonly string[],
  rows: readonly Row[],
): readonly Mutant[] {
  return rows.map(([breaks, find, replacement]) => ({ breaks, file, find, replacement, tests }));
}

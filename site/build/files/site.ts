import type { Subject } from '../../layouts/subject.ts';

/** A page that was drawn, as the files about all of them know it. */
export interface KnownPage extends Subject {
  /** From the project's folder. */
  source: string;
  /** An article's own text, as HTML. */
  text?: string;
}

/** All that is known when every page is drawn. */
export interface Site {
  pages: readonly KnownPage[];
  /** Where the build is written; the widgets are there already. */
  outDir: string;
  builtAt: Date;
}

/** Those that search engines may know. */
export const listed = ({ pages }: Site): KnownPage[] =>
  pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));

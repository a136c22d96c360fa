import { brand } from '../../content/brand.ts';
import type { PageMetadata } from '../../layouts/page-metadata.ts';

/** A rendered page, for the files that list pages. */
export interface RenderedPage extends PageMetadata {
  /** The source file's path from the project's root. */
  source: string;
  /** The text of an article, as HTML. */
  text?: string;
}

/** The whole site, once every page is rendered. */
export interface Site {
  pages: readonly RenderedPage[];
  /** The output folder. It already contains the built widgets. */
  outDir: string;
  builtAt: Date;
}

export const absoluteUrl = (path: string): string => `${brand.site}${path}`;

/** The pages for search engines, by path. */
export const indexablePages = ({ pages }: Site): RenderedPage[] =>
  pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));

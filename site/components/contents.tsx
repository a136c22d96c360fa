import { labels } from '../content/labels.ts';
import { slugOf } from '../content/slug.ts';
import * as styles from './contents.css.ts';

/** A link of the table of contents. */
export interface ContentsEntry {
  id: string;
  /** HTML. */
  heading: string;
}

interface Props {
  entries: readonly ContentsEntry[];
  /** The level of the table's own heading. */
  level: 'h2' | 'h3';
  className?: string;
}

/** A table of contents. */
export const Contents = ({ entries, level: Heading, className }: Props) => (
  <nav className={className} aria-labelledby="contents">
    <Heading id="contents" className={styles.heading}>
      {labels.article.contents}
    </Heading>
    <ol className={styles.list}>
      {entries.map(({ id, heading }) => (
        <li key={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a heading's own words */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading }} />
        </li>
      ))}
    </ol>
  </nav>
);

/** The `id` of a heading: "What <b>we</b> do" becomes `what-we-do`. */
export const idOf = (heading: string): string => slugOf(heading.replace(/<[^>]+>|&\w+;/g, ''));

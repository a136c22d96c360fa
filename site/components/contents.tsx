import { labels } from '../content/labels.ts';
import * as styles from './contents.css.ts';

/** A heading further down the page. */
export interface ContentsEntry {
  id: string;
  /** HTML, as it stands in the text. */
  heading: string;
}

interface Props {
  entries: readonly ContentsEntry[];
  /** Of its own heading. */
  level: 'h2' | 'h3';
  className?: string;
}

/** What a long text says where, to jump to. */
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

/** The address of a heading within its page. */
export const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]+>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

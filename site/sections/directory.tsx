import { Band, type BandProps } from '../components/band.tsx';
import { marked } from '../style/paper.css.ts';
import * as styles from './directory.css.ts';

const { dots, plain, columns, stair, stops, done } = styles;
const lists = { dots, plain, columns, stair, stops, done };
const bands: { [variant in keyof typeof lists]?: string } = { dots: styles.dotsBand };

interface DirectoryProps extends BandProps {
  items: readonly {
    title: string;
    text?: string;
    /** The end of the text, on a line of its own; in a long list in a column of its own. */
    end?: string;
    href?: string;
    badge?: string;
  }[];
  /**
   * `dots`: dotted leaders, with the heading beside the list. `plain`: these in larger type,
   * below the heading; the default on a sheet of paper.
   * `stair`: each line further in, over layers of the ground. `columns`: long texts,
   * beside one another. `stops`: these as stations of a way. `done`: ticked off, as on a list of tasks.
   */
  variant?: keyof typeof lists;
}

/** A directory in large type: a word, and on the same line what it means. */
export function Directory({
  items,
  sheet,
  variant = sheet ? 'plain' : 'dots',
  ...band
}: DirectoryProps) {
  const isMarked = sheet && items.length > 4;
  return (
    <Band
      {...band}
      sheet={sheet}
      variant={variant === 'dots' ? 'beside' : 'above'}
      className={`${styles.band} ${bands[variant] ?? ''}`}
    >
      <ul
        className={`${lists[variant]} ${variant === 'stair' ? '' : styles.lined} ${sizeOf(items, variant)}`}
      >
        {items.map(({ title, text, end, href, badge }, index) => (
          <li key={title} className={styles.line} style={{ '--at': index }}>
            <h3 className={styles.word}>
              <span>
                {href ? <a href={href}>{title}</a> : title}{' '}
                {badge && <span className={styles.badge}>{badge}</span>}
              </span>
            </h3>
            {text && (
              <p className={styles.text}>
                {text} {end && <b className={isMarked ? marked : ''}>{end}</b>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}

function sizeOf(items: DirectoryProps['items'], variant: DirectoryProps['variant']) {
  const longest = Math.max(...items.map(({ title, text }) => (text ? title.length : 0)));
  if (variant === 'stair' && longest > 22) return styles.long;
  if (variant !== 'plain' && variant !== 'columns' && items.length <= 4) return styles.few;
  return items.some(({ title }) => /\S{22}/.test(title)) ? styles.long : '';
}

import { Band, type BandProps } from '../components/band.tsx';
import * as styles from './directory.css.ts';
import { done } from './directory-done.css.ts';
import * as dotted from './directory-dots.css.ts';
import * as plain from './directory-plain.css.ts';
import { stair } from './directory-stair.css.ts';
import { stops } from './directory-stops.css.ts';

const lists = { dots: dotted.dots, plain: plain.plain, columns: plain.columns, stair, stops, done };
const bands: { [variant in keyof typeof lists]?: string } = { dots: dotted.band };
const suns: typeof bands = { dots: dotted.sun, plain: plain.sun };

interface DirectoryProps extends BandProps {
  items: readonly {
    title: string;
    text?: string;
    /** The end of the text, on a line of its own. */
    end?: string;
    href?: string;
    badge?: string;
  }[];
  /**
   * `dots`: dotted leaders, with the heading beside the list. `plain`: each text right after its word.
   * `stair`: each line further in, over layers of the ground. `columns`: few lines with long texts,
   * beside one another. `stops`: these as stations of a way. `done`: crossed out, as on a list of tasks.
   */
  variant?: keyof typeof lists;
  /** A big sun that rises over the end of the band, on wide screens, with `dots` or `plain`. */
  sun?: boolean;
}

/** A directory in large type: a word, and on the same line what it means. */
export const Directory = ({ items, variant = 'dots', sun, ...band }: DirectoryProps) => (
  <Band
    {...band}
    variant={variant === 'dots' ? 'beside' : 'above'}
    className={`${styles.band} ${bands[variant] ?? ''} ${(sun && suns[variant]) || ''}`}
  >
    <ul className={`${lists[variant]} ${sizeOf(items, variant)}`}>
      {items.map(({ title, text, end, href, badge }, index) => (
        <li key={title} className={styles.line} style={{ '--at': index }}>
          <h3 className={styles.word}>
            {href ? <a href={href}>{title}</a> : title}{' '}
            {badge && <span className={styles.badge}>{badge}</span>}
          </h3>
          {text && (
            <p className={styles.text}>
              {text} {end && <b>{end}</b>}
            </p>
          )}
        </li>
      ))}
    </ul>
  </Band>
);

function sizeOf(items: DirectoryProps['items'], variant: DirectoryProps['variant']) {
  if (variant !== 'plain' && items.length <= 4) return styles.few;
  return items.some(({ title }) => /\S{22}/.test(title)) ? styles.long : '';
}

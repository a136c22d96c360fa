import { labels } from '../content/labels.ts';
import { visuallyHidden } from '../style/base.css.ts';
import * as styles from './bars.css.ts';

export interface BarsProps {
  items: {
    title: string;
    from: string;
    to: string;
    /** With `days` below: the days on which both parts end. */
    days?: readonly [from: number, to: number];
  }[];
  /** Names both parts of the bars: one hands over to the other. Without them, a start and a clear end. */
  columns?: readonly [from: string, to: string];
  /** The length of a scale of days, on which the bars lie. */
  days?: number;
  /** On a scale: what happens from the end of the first part until that of the second. */
  between?: string;
}

/**
 * Bars of two parts. By default they lead from a dashed start to a clear end. With `columns`, the first
 * named part hands over to the second. With `days` as well, both parts end on days of a scale.
 */
export const Bars = ({ items, columns, days: scale, between }: BarsProps) => (
  <>
    {columns && (
      <p className={styles.columns} aria-hidden="true">
        {[columns[0], between, columns[1]].map((name) => name && <span key={name}>{name}</span>)}
      </p>
    )}
    <div className={scale ? styles.days : ''} style={{ '--scale': scale }}>
      {scale && (
        <p className={styles.marks} aria-hidden="true">
          {Array.from({ length: scale }, (_, index) => (
            <span key={labels.day(index + 1)}>{index ? index + 1 : labels.day(1)}</span>
          ))}
        </p>
      )}
      <ul className={columns ? styles.handovers : styles.list} data-reveal="each">
        {items.map(({ title, from, to, days }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p
              className={columns ? styles.handover : styles.bar}
              style={{ '--from': days?.[0], '--to': days?.[1] }}
            >
              <span>
                {columns && <Name text={columns[0]} />}
                {from}
              </span>{' '}
              <b>
                {columns && <Name text={columns[1]} />}
                {to}
              </b>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </>
);

const Name = ({ text }: { text: string }) => <i className={visuallyHidden}>{text}: </i>;

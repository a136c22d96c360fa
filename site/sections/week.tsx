import { Band, type BandProps } from '../components/band.tsx';
import { sheets } from '../style/paper.css.ts';
import * as styles from './week.css.ts';

interface WeekProps extends BandProps {
  /** Three to seven. */
  items: readonly { day?: string; title: string; text: string }[];
  /** The title of the day in poster type. By default the last one. */
  peak?: string;
}

/** Days as papers, each taller than the one before it. One is the peak. */
export const Week = ({ items, peak = items.at(-1)?.title, ...band }: WeekProps) => (
  <Band {...band} className={styles.band}>
    <ol className={styles.week} style={{ '--columns': items.map(widthOf(peak)).join(' ') }}>
      {items.map(({ day, title, text }, index) => (
        <li
          key={title}
          className={
            title === peak ? `${sheets.sun} ${styles.peak}` : `${sheets.white} ${styles.day}`
          }
          style={{ '--below': items.length - 1 - index, '--letters': lettersOf(title) }}
        >
          {day && <p className={styles.name}>{day}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

const widthOf =
  (peak = '') =>
  ({ title }: { title: string }) =>
    `minmax(0,${title === peak ? 1.8 : 1}fr)`;

/** Of the longest word. */
const lettersOf = (title: string) => Math.max(...title.split(' ').map(({ length }) => length));

import { land } from '../assets/map.ts';
import * as styles from './daybreak.css.ts';
import { figure, open } from './panel.css.ts';

interface DaybreakProps {
  /** On both sides of the Atlantic, what the clocks say at that moment. */
  night: Place;
  morning: Place;
}

interface Place {
  city: string;
  time: string;
}

/** In the distance between two dots: what is shown of the map, and where the sun rises. */
const view = { top: 7, width: 66, height: 26 };
const dawn = 49;

/** A dotted map at an equinox, when the sun rises on one meridian: night on the left, day on the right. */
export const Daybreak = ({ night, morning }: DaybreakProps) => (
  <figure className={`${figure} ${open} ${styles.root}`}>
    <svg
      viewBox={`0 ${view.top} ${view.width} ${view.height}`}
      className={styles.map}
      aria-hidden="true"
    >
      <linearGradient id="sunrise" gradientUnits="userSpaceOnUse" x2={view.width}>
        <stop offset={(dawn - 8) / view.width} stop-color="var(--on-night-line)" />
        <stop offset={dawn / view.width} stop-color="var(--protea)" />
        <stop offset={(dawn + 3) / view.width} stop-color="var(--sun)" />
        <stop offset="1" stop-color="var(--sun-bright)" />
      </linearGradient>
      <path d={`M0 .5${land}`} className={styles.land} stroke="url(#sunrise)" />
      <path
        d={`M${dawn} ${view.top}v${view.height}M13 9.5h8.5M49 30.5h-5`}
        className={styles.line}
      />
      <circle cx="13" cy="9.5" r=".75" className={styles.place} />
      <circle cx="49" cy="30.5" r=".75" className={styles.place} />
    </svg>
    <figcaption className={styles.labels}>
      <Label place={night} />
      <Label place={morning} className={styles.morning} />
    </figcaption>
  </figure>
);

const Label = ({ place: { city, time }, className }: { place: Place; className?: string }) => (
  <p className={className}>
    <b className={styles.time}>{time}</b> {city}
  </p>
);

import { land } from '../assets/map.ts';
import * as styles from './daybreak.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

/** In the distance between two dots: what is shown of the map, and where the sun rises. */
const view = { top: 5, width: 66, height: 26 };
const dawn = 49;

/** A dotted map at an equinox, when the sun rises on one meridian: night on the left, day on the right. */
export const Daybreak = ({ caption }: CaptionProps) => (
  <Panel caption={caption} on="open">
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
      <path d={`M${dawn} ${view.top}v${view.height}`} className={styles.line} />
    </svg>
  </Panel>
);

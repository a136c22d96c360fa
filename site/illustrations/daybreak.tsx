import { across, down, land, size } from '../assets/map.ts';
import { formatTime } from '../content/clock.ts';
import { hourIn } from '../content/hours-with-you.ts';
import { type City, zones } from '../content/places.ts';
import * as styles from './daybreak.css.ts';
import { figure, open } from './panel.css.ts';

interface DaybreakProps {
  /** A moment at an equinox, when the sun rises along one meridian. */
  instant: string;
  /** That meridian. */
  dawn: number;
  cities: Place[];
}

interface Place {
  city: City;
  /** Makes its time large. By default, the label is small and says the city's name. */
  words?: string;
  at: [longitude: number, latitude: number];
  /** The meridian at which its label begins or ends. By default that of the city. */
  label?: number;
  /** The label ends there. */
  isBefore?: boolean;
}

/** A dotted map with the night on the left and the day on the right, and what clocks say there. */
export const Daybreak = ({ instant, dawn, cities }: DaybreakProps) => (
  <figure className={`${figure} ${open} ${styles.root}`}>
    <div className={styles.world}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.map} aria-hidden="true">
        <linearGradient id="sunrise" gradientUnits="userSpaceOnUse" x2={size.width}>
          <stop offset={across(dawn - 34) / size.width} stop-color="var(--on-night-line)" />
          <stop offset={across(dawn - 6) / size.width} stop-color="var(--protea)" />
          <stop offset={across(dawn + 4) / size.width} stop-color="var(--sun)" />
          <stop offset="1" stop-color="var(--sun-bright)" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stop-color="var(--ember)" stop-opacity=".5" />
          <stop offset="1" stop-color="var(--ember)" stop-opacity="0" />
        </radialGradient>
        <circle cx={across(dawn)} cy={size.height / 2} r={size.height / 2} fill="url(#glow)" />
        {/* The land ends in the dark, not at an edge. */}
        <linearGradient id="north" x2="0" y2="1">
          <stop stop-color="#fff" stop-opacity="0" />
          <stop offset=".14" stop-color="#fff" stop-opacity=".22" />
          <stop offset=".34" stop-color="#fff" />
        </linearGradient>
        <mask id="fade">
          <path d={`M0 ${-size.above}H${size.width}V${size.height}H0Z`} fill="url(#north)" />
        </mask>
        <g mask="url(#fade)">
          <path d={`M0 .5${land}`} className={styles.land} stroke="url(#sunrise)" />
        </g>
        <path d={`M${across(dawn)} 0V${size.height}`} className={styles.line} />
        {cities.map((place) => (
          <g key={place.city}>
            <path
              d={leader(place)}
              className={`${styles.line} ${place.words ? '' : styles.toSmall}`}
            />
            <circle
              cx={across(place.at[0])}
              cy={down(place.at[1])}
              r={place.words ? 0.8 : 0.5}
              className={styles.place}
            />
          </g>
        ))}
      </svg>
      <ul>
        {cities.map((place) => (
          <Label key={place.city} place={place} instant={Date.parse(instant)} />
        ))}
      </ul>
    </div>
  </figure>
);

/** From a city to its label. */
const leader = ({ at: [longitude, latitude], label = longitude }: Place) =>
  `M${across(longitude)} ${down(latitude)}H${across(label)}`;

function Label({ place, instant }: { place: Place; instant: number }) {
  const { city, words, at, label = at[0], isBefore = label < at[0] } = place;
  return (
    <li
      className={`${words ? styles.main : styles.small} ${isBefore ? styles.before : styles.after}`}
      style={{
        '--x': `${(across(label) / size.width) * 100}%`,
        '--y': `${(down(at[1]) / size.height) * 100}%`,
      }}
    >
      <b>{formatTime(hourIn(zones[city], instant))}</b> {words ?? city}
    </li>
  );
}

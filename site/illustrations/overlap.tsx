import type { ReactNode } from 'react';
import { formatRange, formatTime } from '../content/clock.ts';
import { illustrationWords as words } from '../content/illustrations.ts';
import { decoration } from '../style/base.css.ts';
import { HourBars } from './hour-bars.tsx';
import * as styles from './overlap.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import { hoursIn, type Span, sharedSpans, utcSpans, type WorkingHours } from './working-hours.ts';

interface OverlapProps extends CaptionProps {
  zones: WorkingHours[];
  /** The working hours that `zones` are compared with. */
  reference: WorkingHours;
  /** Names the clock of the reference, which the hours below the chart are on. */
  axis: string;
}

/** Working hours by city, on the clock of the reference. Hours shared with it are highlighted. */
export function Overlap({ caption, sample, zones, reference, axis }: OverlapProps) {
  const onItsClock = (place: WorkingHours) => ({
    ...place,
    offset: place.offset - reference.offset,
  });
  const here = onItsClock(reference);
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <ul className={styles.places}>
        <li>
          <ReferenceBand spans={utcSpans(here)} />
          <Label place={here} />
          <Day>
            <SunriseGradient />
            <HourBars height={10} spans={utcSpans(here)} className={styles.reference} />
          </Day>
        </li>
        {zones.map(onItsClock).map((zone) => {
          const shared = sharedSpans(zone, here);
          return (
            <li key={zone.city}>
              <Label place={zone} />
              <Day>
                <HourBars height={10} spans={utcSpans(zone)} className={styles.working} />
                <HourBars height={10} spans={shared} className={styles.shared} />
              </Day>
              <p className={styles.words}>{words.shared(hoursIn(shared))}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.axis}>
        {[6, 12, 18].map((hour) => (
          <span key={hour}>{formatTime(hour)}</span>
        ))}
      </p>
      <p className={styles.unit}>{axis}</p>
    </Panel>
  );
}

/** The hours of the reference, as a band behind all rows. */
const ReferenceBand = ({ spans }: { spans: Span[] }) => (
  <svg
    viewBox="0 0 24 1"
    preserveAspectRatio="none"
    className={`${styles.shaft} ${decoration}`}
    aria-hidden="true"
  >
    {spans.map(([start, end]) => (
      <rect key={start} x={start} width={end - start} height="1" />
    ))}
  </svg>
);

const Label = ({ place: { city, from, to } }: { place: WorkingHours }) => (
  <p className={styles.label}>
    <b>{city}</b>
    <span className={styles.times}>{formatRange(from, to)}</span>
  </p>
);

const Day = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 240 10" className={styles.day} aria-hidden="true">
    <path
      d="M5 5H236"
      stroke="var(--on-night-line)"
      stroke-width="2.5"
      stroke-linecap="round"
      stroke-dasharray="0 10"
    />
    {children}
  </svg>
);

/** The fill of the shared hours in every row. */
const SunriseGradient = () => (
  <linearGradient id="dawn">
    <stop stop-color="var(--protea)" />
    <stop offset=".4" stop-color="var(--sun)" />
    <stop offset="1" stop-color="var(--sun-bright)" />
  </linearGradient>
);

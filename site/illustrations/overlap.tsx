import type { ReactNode } from 'react';
import { decoration } from '../components/base.css.ts';
import { artefactWords as words } from '../content/illustrations.ts';
import { clock } from './clock.ts';
import { hoursIn, type Place, type Span, sharedSpans, spansOf } from './daylight.ts';
import * as styles from './overlap.css.ts';
import { type Captioned, Panel } from './panel.tsx';

export interface OverlapProps extends Captioned {
  zones: Place[];
  /** Whose day the others are held against. */
  reference: Place;
}

/** One day, a dot an hour. What a place shares with the reference is lit. */
export function Overlap({ caption, sample, zones, reference }: OverlapProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <ul className={styles.places}>
        <li>
          <Shaft spans={spansOf(reference)} />
          <Label place={reference} />
          <Day>
            <Dawn />
            <Bars spans={spansOf(reference)} className={styles.reference} />
          </Day>
        </li>
        {zones.map((zone) => {
          const shared = sharedSpans(zone, reference);
          return (
            <li key={zone.city}>
              <Label place={zone} />
              <Day>
                <Bars spans={spansOf(zone)} className={styles.working} />
                <Bars spans={shared} className={styles.shared} />
              </Day>
              <p className={styles.words}>{words.shared(hoursIn(shared))}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.axis}>
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className={styles.unit}>{words.utc}</p>
    </Panel>
  );
}

/** The reference's hours, through all the rows below. */
const Shaft = ({ spans }: { spans: Span[] }) => (
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

const Label = ({ place: { city, from, to } }: { place: Place }) => (
  <p className={styles.label}>
    <b>{city}</b>
    <span className={styles.times}>{words.between(clock(from), clock(to))}</span>
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

/** The light of every row. */
const Dawn = () => (
  <linearGradient id="dawn">
    <stop stop-color="var(--protea)" />
    <stop offset=".4" stop-color="var(--sun)" />
    <stop offset="1" stop-color="var(--sun-bright)" />
  </linearGradient>
);

const Bars = ({ spans, className }: { spans: Span[]; className: string }) =>
  spans.map(([start, end]) => (
    <rect
      key={start}
      x={start * 10}
      width={(end - start) * 10}
      height="10"
      rx="5"
      className={className}
    />
  ));

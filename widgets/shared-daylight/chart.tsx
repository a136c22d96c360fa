import { ChangingText } from '../kit/element/changing-text.tsx';
import * as base from '../kit/style/base.css.ts';
import type { Span } from './comparison.ts';
import type { City } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';
import { spansText, timeText } from './text.ts';
import { HOUR_MS, instantOf, localTime } from './zones.ts';

interface Props {
  state: SharedDaylightState;
}

/**
 * A bar of working hours for each place, on one day of the first place, with the shared part
 * highlighted. Its hours are written in the bars if they fit. The longer the shared part, the larger
 * the sun above it. Positions are SVG attributes in percent, because a policy may forbid the style
 * attributes of a built page. `ChartTable` is for screen readers.
 */
export function Chart({ state }: Props) {
  const { plan, comparison } = state;
  const { day, work, shared } = comparison;
  const at = (instant: number) => percent((instant - day.from) / (day.to - day.from));
  const extent = ({ from, to }: Span) => ({
    x: at(from),
    width: percent((to - from) / (day.to - day.from)),
  });
  const fits = shared.length > 0 && shared.every(({ from, to }) => to - from >= 5 * HOUR_MS);
  return (
    <div className={styles.chart} part="chart" aria-hidden="true">
      <svg className={styles.sky} aria-hidden="true">
        {shared.map((span) => {
          const radius = 14 + (2.5 * (span.to - span.from)) / HOUR_MS;
          const center = { cx: at((span.from + span.to) / 2), cy: '100%' };
          return (
            <g key={span.from}>
              <circle {...center} r={radius * 1.6} className={base.sunriseGlow} />
              <circle {...center} r={radius} className={base.sun} />
            </g>
          );
        })}
      </svg>
      <div className={styles.rows}>
        <svg className={styles.beams} aria-hidden="true">
          {shared.map((span) => (
            <rect key={span.from} {...extent(span)} height="100%" fill="currentColor" />
          ))}
        </svg>
        {plan.places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
          <div key={index}>
            <p className={`${styles.row} ${fits ? styles.saidInBar : ''}`}>
              <b>
                <ChangingText>{place.city}</ChangingText>
              </b>
              {shared.length > 0 && (
                <ChangingText>{`${state.messages.shared}: ${spansText(state, place, shared)}`}</ChangingText>
              )}
            </p>
            <svg className={styles.track} aria-hidden="true">
              <Daylight id={`daylight-${index}`} place={place} day={day} />
              <Bars spans={work[index] ?? []} extent={extent} className={styles.bar} />
              <Bars spans={shared} extent={extent} className={`${styles.bar} ${styles.lit}`} />
              {fits &&
                shared.map((span) => {
                  const words = spansText(state, place, [span]);
                  return (
                    <text
                      key={words}
                      x={at((span.from + span.to) / 2)}
                      y="28"
                      className={styles.inBar}
                    >
                      {words}
                    </text>
                  );
                })}
            </svg>
          </div>
        ))}
      </div>
      <svg className={styles.axis} aria-hidden="true">
        {[6, 12, 18].map((hour) => (
          <text key={hour} x={at(hourAt(plan.places[0], plan.date, hour))} y="15">
            {timeText(state, hour * HOUR_MS)}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface BarsProps {
  spans: readonly Span[];
  extent(span: Span): { x: string; width: string };
  className: string;
}

const Bars = ({ spans, extent, className }: BarsProps) => (
  <>
    {spans.map((span) => (
      <rect key={span.from} {...extent(span)} y="4" className={className} />
    ))}
  </>
);

const percent = (part: number): string => `${+(part * 100).toFixed(3)}%`;

const hourAt = ({ zone }: City, date: string, hour: number): number =>
  instantOf(zone, Date.parse(date) + hour * HOUR_MS);

/** The light outside: most around 13:00, and none at night. */
const Daylight = ({ id, place, day }: { id: string; place: City; day: Span }) => (
  <>
    <linearGradient id={id}>
      {Array.from({ length: 13 }, (_, index) => {
        const local = localTime(place.zone, day.from + ((day.to - day.from) * index) / 12);
        const light = Math.max(0, Math.cos((local / HOUR_MS - 13) * (Math.PI / 12)));
        return (
          <stop
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity but its position
            key={index}
            offset={index / 12}
            stop-color="currentColor"
            stop-opacity={(light * 0.3).toFixed(2)}
          />
        );
      })}
    </linearGradient>
    <rect width="100%" height="100%" className={styles.night} />
    <rect width="100%" height="100%" fill={`url(#${id})`} />
  </>
);

/** The bars as a table, for screen readers. */
export function ChartTable({ state }: Props) {
  const { messages, plan, comparison } = state;
  const { work, shared } = comparison;
  return (
    <div className={base.visuallyHidden}>
      <table aria-label={messages.table}>
        <tbody>
          <tr>
            {[messages.city, messages.works, messages.shared].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
          {plan.places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
            <tr key={index}>
              <th scope="row">
                <ChangingText>{place.city}</ChangingText>
              </th>
              <td>
                <ChangingText>{spansText(state, place, work[index] ?? [])}</ChangingText>
              </td>
              <td>
                <ChangingText>{spansText(state, place, shared) || messages.none}</ChangingText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

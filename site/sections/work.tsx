import type { ComponentType } from 'react';
import type { Work } from '../content/cases.ts';
import * as styles from './work.css.ts';

type Kind = Work['kind'];
type Of<K extends Kind> = Extract<Work, { kind: K }>;

/** Draws a piece of work, as a picture of its screen. */
export function WorkDrawing(work: Work) {
  const View = views[work.kind] as ComponentType<Work>;
  return <View {...work} />;
}

const List = ({ rows }: Of<'list'>) => (
  <dl className={styles.rows}>
    {rows.map(({ label, text, tag }) => (
      <div key={label} className={styles.row}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.text}>{text}</dd>
        {tag && <dd className={styles.tag}>{tag}</dd>}
      </div>
    ))}
  </dl>
);

const Dashboard = ({ figures, chart }: Of<'dashboard'>) => (
  <>
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.label}>{chart.label}</p>
    <svg viewBox="0 0 160 40" className={styles.chart} aria-hidden="true">
      <path d={chart.values.map(barFrom).join('')} />
    </svg>
  </>
);

const barFrom = (value: number, index: number) => `M${index * 20 + 2} 40v${-4 - value * 16}h16V40z`;

const Message = ({ lines, tags }: Of<'message'>) => (
  <>
    <div className={styles.message}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    {tags && (
      <p className={styles.tags}>
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </p>
    )}
  </>
);

const Posters = ({ posters }: Of<'posters'>) => (
  <div className={styles.posters}>
    {posters.map(({ title, text }) => (
      <div key={title} className={styles.poster}>
        <p className={styles.headline}>{title}</p>
        <p>{text}</p>
      </div>
    ))}
  </div>
);

/** A row for each week from midnight to midnight, with its daylight and a dot for each release. */
const Releases = ({ weeks, text }: Of<'releases'>) => (
  <>
    <svg viewBox={`0 0 240 ${weeks.length * 20 + 18}`} className={styles.day} aria-hidden="true">
      <rect width="240" height={weeks.length * 20} rx="8" />
      <rect width="120" height={weeks.length * 20} x="60" className={styles.daylight} />
      {weeks.map((hours, week) =>
        hours.map((hour) => <circle key={hour} cx={hour * 10} cy={week * 20 + 10} r="6" />),
      )}
      {['12', '6 a.m.', 'noon', '6 p.m.', '12'].map((label, quarter) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label has no identity but its position
        <text key={quarter} x={quarter * 60} y={weeks.length * 20 + 15}>
          {label}
        </text>
      ))}
    </svg>
    <p className={styles.text}>{text}</p>
  </>
);

const views: { [K in Kind]: ComponentType<Of<K>> } = {
  list: List,
  dashboard: Dashboard,
  message: Message,
  posters: Posters,
  releases: Releases,
};

import type { ComponentType } from 'react';
import type { Work } from '../content/cases.ts';
import * as styles from './nights.css.ts';

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
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
        {tag && <dd className={styles.tag}>{tag}</dd>}
      </div>
    ))}
  </dl>
);

const Dashboard = ({ figures, chart }: Of<'dashboard'>) => (
  <div className={styles.dashboard}>
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.chart} aria-hidden="true">
      {chart.values.map((value, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no identity but its position
        <i key={hour} style={{ '--value': value }} />
      ))}
    </p>
    <p>{chart.label}</p>
  </div>
);

const Message = ({ lines, tags }: Of<'message'>) => (
  <div>
    <div className={styles.message}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    {tags && (
      <p className={styles.tags}>
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    )}
  </div>
);

const Posters = ({ posters }: Of<'posters'>) => (
  <div className={styles.posters}>
    {posters.map(({ title, text }) => (
      <p key={title}>
        <b>{title}</b> {text}
      </p>
    ))}
  </div>
);

/** A row for each week from midnight to midnight, with its office hours and a dot for each release. */
const Releases = ({ weeks, text }: Of<'releases'>) => (
  <div>
    <div className={styles.weeks} aria-hidden="true">
      {weeks.map((hours) => (
        <p key={hours.join()}>
          {hours.map((hour) => (
            <i key={hour} style={{ '--hour': hour }} />
          ))}
        </p>
      ))}
    </div>
    <p>{text}</p>
  </div>
);

const views: { [K in Kind]: ComponentType<Of<K>> } = {
  list: List,
  dashboard: Dashboard,
  message: Message,
  posters: Posters,
  releases: Releases,
};

import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import type { ClientCase } from '../content/cases.ts';
import { labels } from '../content/labels.ts';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './cases.css.ts';
import { WorkDrawing } from './work.tsx';

interface CasesProps extends BandProps {
  cases: ClientCase[];
}

export const Cases = ({ cases, ...band }: CasesProps) => (
  <Band {...band} isSample={cases.some(({ sample }) => sample)}>
    <ul className={styles.list}>
      {cases.map((example) => (
        <Case key={example.name} {...example} />
      ))}
    </ul>
  </Band>
);

const Case = ({ name, industry, scope, needed, did, result, link, ...work }: ClientCase) => (
  <li id={idOf(industry)} className={styles.item} data-reveal>
    <div className={styles.words}>
      <p className={styles.industry}>{industry}</p>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.result}>
        <h4 className={styles.label}>{labels.result}</h4>
        <p>{result}</p>
      </div>
      <details className={styles.more}>
        <summary className={styles.open}>{labels.how}</summary>
        <p>{scope}</p>
        <h4 className={styles.label}>{labels.needed}</h4>
        <p>{needed}</p>
        <h4 className={styles.label}>{labels.did}</h4>
        <ul className={ticks}>
          {did.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </details>
      {link && <ActionLink action={{ label: labels.seeCase(name), href: link }} />}
    </div>
    <div className={styles.work}>
      {(['before', 'after'] as const).map((time) => (
        <div key={time} className={styles.sheets[time]}>
          <p className={styles.time}>{labels[time]}</p>
          <WorkDrawing {...work[time]} />
        </div>
      ))}
    </div>
  </li>
);

/** The part of the address that leads to a case: "creative-agency" for "Creative agency". */
const idOf = (industry: string): string => industry.toLowerCase().replaceAll(/\W+/g, '-');

import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { decoration } from '../components/base.css.ts';
import { sun } from '../components/sun.css.ts';
import { ticks } from '../components/ticks.css.ts';
import type { ClientCase } from '../content/cases.ts';
import { labels } from '../content/labels.ts';
import * as styles from './cases.css.ts';

export interface CasesProps extends BandProps {
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

const Case = ({ name, industry, scope, needed, did, result, link }: ClientCase) => (
  <li className={styles.item} data-reveal>
    <div className={styles.head}>
      <p className={styles.industry}>{industry}</p>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.scope}>{scope}</p>
      {link && <ActionLink action={{ label: labels.seeCase(name), href: link }} />}
    </div>
    <div className={styles.work}>
      <h4 className={styles.label}>{labels.needed}</h4>
      <p>{needed}</p>
      <h4 className={styles.label}>{labels.did}</h4>
      <ul className={ticks}>
        {did.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </div>
    <div className={styles.result}>
      <span className={`${sun} ${styles.rising} ${decoration}`} />
      <h4 className={styles.label}>{labels.result}</h4>
      <p>{result}</p>
    </div>
  </li>
);

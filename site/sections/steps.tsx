import { Band, type BandProps } from '../components/band.tsx';
import { soft } from '../style/grid.css.ts';
import * as styles from './steps.css.ts';

interface StepsProps extends BandProps {
  steps: { title: string; text: string }[];
}

export const Steps = ({ steps, ...band }: StepsProps) => (
  <Band {...band}>
    <ol className={styles.steps} data-reveal="each">
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true" />
          <h3>{title}</h3>
          <p className={soft}>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

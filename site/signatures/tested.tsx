import { Band, type BandProps } from '../components/band.tsx';
import { Definitions } from '../components/definitions.tsx';
import * as styles from './tested.css.ts';

interface Part {
  heading: string;
  items: { title: string; text: string }[];
}

interface TestedProps extends BandProps {
  tested: Part;
  untested: Part;
}

/** What was tested beside what was not, as on a profile. */
export const Tested = ({ tested, untested, ...band }: TestedProps) => (
  <Band {...band}>
    <div className={styles.columns}>
      <List {...tested} className={styles.tested} />
      <List {...untested} className={styles.untested} />
    </div>
  </Band>
);

const List = ({ heading, items, className }: Part & { className: string }) => (
  <div className={className}>
    <h3>{heading}</h3>
    <Definitions items={items} />
  </div>
);

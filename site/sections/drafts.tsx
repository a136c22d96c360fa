import { Band, type BandProps } from '../components/band.tsx';
import { soft } from '../style/grid.css.ts';
import * as styles from './drafts.css.ts';

/** The texts of a small website. */
interface Copy {
  headline: string;
  text: string;
  button: string;
  items: [string, string, string];
}

interface DraftsProps extends BandProps {
  /** One for each draft: the words, the wireframe and the website on a phone. */
  steps: [Step, Step, Step];
  copy: Copy;
  /** The names of the copy's parts in the first draft. */
  parts: Record<keyof Copy, string>;
  sample: true;
}

interface Step {
  title: string;
  text: string;
}

/** The same website in three drafts. */
export const Drafts = ({ steps, copy, parts, sample, ...band }: DraftsProps) => {
  const drawings = [
    <Words key="words" copy={copy} parts={parts} />,
    <Wireframe key="wireframe" />,
    <Phone key="phone" copy={copy} />,
  ];
  return (
    <Band {...band} isSample={sample}>
      <ol className={styles.drafts} data-reveal="each">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.draft}>{drawings[index]}</div>
            <h3>{title}</h3>
            <p className={soft}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
};

const Words = ({ copy, parts }: Pick<DraftsProps, 'copy' | 'parts'>) => (
  <dl className={styles.words}>
    {Object.entries(parts).map(([part, name]) => (
      <div key={part}>
        <dt className={styles.part}>{name}</dt>
        <dd className={styles.copy}>{[copy[part as keyof Copy]].flat().join(', ')}</dd>
      </div>
    ))}
  </dl>
);

const Wireframe = () => (
  <svg viewBox="0 0 180 300" className={styles.wireframe} aria-hidden="true">
    <path d="M.5.5h179v299H.5zM12 32h156v96H12zM12 32l156 96M168 32L12 128" />
    <path d="M12 12h40v8H12zM132 12h36v8h-36zM12 144h140v12H12zM12 162h100v12H12zM12 186h156v5H12zM12 196h120v5H12z" />
    <path d="M12 214h72v22H12zM12 252h46v36H12zM67 252h46v36H67zM122 252h46v36h-46z" />
  </svg>
);

const Phone = ({ copy: { headline, text, button, items } }: Pick<DraftsProps, 'copy'>) => (
  <div className={styles.device}>
    <svg viewBox="0 0 180 96" className={styles.picture} aria-hidden="true">
      <path d="M0 78h180v18H0z" className={styles.table} />
      <path d="M66 34h48c-8 8 8 16 8 30 0 12-8 18-12 18H70c-4 0-12-6-12-18 0-14 16-22 8-30z" />
      <path d="M64 26h52v8H64z" />
    </svg>
    <p className={styles.headline}>{headline}</p>
    <p className={styles.small}>{text}</p>
    <p className={styles.button}>{button}</p>
    <p className={styles.items}>
      {items.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </p>
  </div>
);

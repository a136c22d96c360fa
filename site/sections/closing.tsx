import { ActionLink } from '../components/action-link.tsx';
import type { Action } from '../content/actions.ts';
import { wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import * as styles from './closing.css.ts';

interface ClosingProps {
  heading: string;
  text: string;
  primary: Action;
  secondary?: Action;
}

export function Closing({ heading, text, primary, secondary }: ClosingProps) {
  return (
    <div className={`${wrap} ${styles.root}`}>
      <section className={styles.band}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.beside}>
          <p className={styles.text}>{text}</p>
          <p className={actions}>
            <ActionLink action={primary} variant="primary" />
            {secondary && <ActionLink action={secondary} variant="secondary" />}
          </p>
        </div>
      </section>
    </div>
  );
}

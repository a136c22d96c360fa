import { ActionLink } from '../components/action-link.tsx';
import type { Action } from '../content/actions.ts';
import { wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import { sky } from '../style/sky.css.ts';
import { isNight, laterThan, skyVariables } from '../style/sky.ts';
import * as styles from './closing.css.ts';
import * as panel from './closing-panel.css.ts';
import { later } from './closing-sky.css.ts';

interface ClosingProps {
  heading: string;
  text: string;
  primary: Action;
  secondary?: Action;
  /** Passed by the page layout. */
  hour?: number;
}

/** The last section: the sky four hours after that at the top or, on a page without one, a panel. */
export function Closing({ heading, text, primary, secondary, hour }: ClosingProps) {
  const words = (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.beside}>
        <p className={styles.text}>{text}</p>
        <p className={actions}>
          <ActionLink action={primary} variant="primary" />
          {secondary && <ActionLink action={secondary} variant="secondary" />}
        </p>
      </div>
    </>
  );
  if (hour === undefined)
    return (
      <div className={`${wrap} ${panel.root}`}>
        <section className={`${panel.band} ${styles.words}`}>{words}</section>
      </div>
    );
  return (
    <section
      className={`${sky} ${later}`}
      style={skyVariables(laterThan(hour))}
      data-later
      data-dark={isNight(laterThan(hour)) || undefined}
    >
      <div className={`${wrap} ${styles.words}`}>{words}</div>
    </section>
  );
}

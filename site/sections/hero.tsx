import { ActionLink } from '../components/action-link.tsx';
import type { Action } from '../content/actions.ts';
import type { Talent } from '../content/talent.ts';
import { awake } from '../style/awake.css.ts';
import { wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import * as styles from './hero.css.ts';
import { Scene } from './scene.tsx';

interface HeroProps {
  heading: string;
  lead: string;
  primary: Action;
  secondary: Action;
  claims: string;
  talent: Talent[];
}

export function Hero({ heading, lead, primary, secondary, claims, talent }: HeroProps) {
  return (
    <div className={wrap}>
      <section className={styles.panel} data-moving>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={awake} data-awake />
          <p className={styles.lead}>{lead}</p>
          <p className={actions}>
            <ActionLink action={primary} variant="primary" />
            <ActionLink action={secondary} variant="secondary" />
          </p>
          <p className={styles.claims}>{claims}</p>
        </div>
        <Scene talent={talent} />
      </section>
    </div>
  );
}

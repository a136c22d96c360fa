import type { Action } from '../content/actions.ts';
import type { Talent } from '../content/talent.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { wrap } from '../parts/base.css.ts';
import { actions } from '../parts/controls.css.ts';
import * as styles from './hero.css.ts';
import { Scene } from './scene.tsx';

export interface HeroProps {
  heading: string;
  lead: string;
  primary: Action;
  secondary: Action;
  claims: string;
  talent: Talent[];
  talentNote: string;
}

export function Hero({ heading, lead, primary, secondary, claims, ...scene }: HeroProps) {
  return (
    <div className={wrap}>
      <section className={styles.panel} data-moving>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={actions}>
            <ActionLink action={primary} look="primary" />
            <ActionLink action={secondary} look="secondary" />
          </p>
          <p className={styles.claims}>{claims}</p>
        </div>
        <Scene {...scene} />
      </section>
    </div>
  );
}

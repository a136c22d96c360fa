import { Band, type BandProps } from '../../components/band.tsx';
import { CodeArea, Input } from '../../components/fields.tsx';
import { scriptOnly } from '../../style/base.css.ts';
import { button } from '../../style/controls.css.ts';
import { health } from '../content/words.ts';
import * as styles from './tools.css.ts';

/** Checks the markup of a partner's page. Its script is site/embed-builder/script/health.ts. */
export const Health = (band: BandProps) => (
  <Band {...band}>
    <p>{health.live}</p>
    <form
      className={`${scriptOnly} ${styles.health}`}
      aria-label={health.form}
      method="dialog"
      noValidate
      data-health
    >
      <CodeArea
        name="health-markup"
        label={health.markup}
        hint={health.markupHint}
        spellCheck={false}
        dir="ltr"
      />
      <Input
        name="health-address"
        label={health.address}
        type="url"
        placeholder="https://www.acme.example/hire"
        spellCheck={false}
      />
      <button type="submit" className={`${button.secondary} ${styles.check}`}>
        {health.check}
      </button>
      <div role="status" className={styles.findings} data-findings />
    </form>
  </Band>
);

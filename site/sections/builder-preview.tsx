import { schemes, words } from '../content/embed/words.ts';
import { hidden } from '../parts/base.css.ts';
import { hint } from '../parts/fields.css.ts';
import { Radios } from '../parts/fields.tsx';
import * as styles from './builder.css.ts';

/** The room for a page with what was chosen, which the script opens. */
export const Preview = () => (
  <fieldset className={styles.preview}>
    <legend className={hidden}>{words.preview}</legend>
    <Radios name="page" value="light" label={words.previewScheme} options={schemes} />
    <div className={styles.stage} data-preview={words.previewFrame}>
      <span>{words.previewWaits}</span>
    </div>
    <span className={hint}>{words.previewNote}</span>
  </fieldset>
);

import { hidden } from '../../components/base.css.ts';
import { hint } from '../../components/fields.css.ts';
import { Radios } from '../../components/fields.tsx';
import { schemes, words } from '../content/words.ts';
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

import { hint } from '../../components/fields.css.ts';
import { Radios } from '../../components/fields.tsx';
import { visuallyHidden } from '../../style/base.css.ts';
import { schemes, words } from '../content/words.ts';
import * as styles from './builder.css.ts';
import { stage } from './builder.css.ts';

/** The container of the preview, which site/embed-builder/script/preview.ts fills. */
export const Preview = () => (
  <fieldset className={styles.preview}>
    <legend className={visuallyHidden}>{words.preview}</legend>
    <Radios name="page" value="light" label={words.previewScheme} options={schemes} />
    <div className={stage} data-preview={words.previewFrame}>
      <span>{words.previewWaits}</span>
    </div>
    <span className={hint}>{words.previewNote}</span>
  </fieldset>
);

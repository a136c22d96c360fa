import { Band, type BandProps } from '../../components/band.tsx';
import { scripted } from '../../components/base.css.ts';
import * as code from '../../components/code.css.ts';
import { HeadedCode } from '../../components/code.tsx';
import { button } from '../../components/controls.css.ts';
import { hint } from '../../components/fields.css.ts';
import { Radios } from '../../components/fields.tsx';
import { brand } from '../../content/brand.ts';
import type { Place } from '../content/markup.ts';
import { type Part, partsOf } from '../content/snippets.ts';
import { snippets, words } from '../content/words.ts';
import * as styles from './builder.css.ts';
import { Fields } from './builder-fields.tsx';
import { Preview } from './builder-preview.tsx';
import { atFirst, ownLooks } from './builder-settings.ts';

const place: Place = {
  site: brand.site,
  scheduler: brand.scheduler,
  package: `@${brand.slug}/widgets`,
};

/** What the script reads of the build: where things are, and our own look. */
const known = JSON.stringify({ place, defaults: ownLooks });

/** Choose, see it, copy it. site/scripts/builder/ brings it to life. */
export const Builder = (band: BandProps) => (
  <Band {...band}>
    <div className={styles.root} id="builder">
      <div className={styles.needsScripts}>{words.needsScripts}</div>
      <div className={scripted}>
        <form
          className={styles.form}
          aria-label={words.form}
          method="dialog"
          autoComplete="off"
          noValidate
          data-builder={known}
        >
          <div className={styles.choosing}>
            <Fields />
            <Preview />
          </div>
          <Kinds />
        </form>
      </div>
      <div className={styles.code} data-parts>
        {partsOf('html', { settings: atFirst, tokens: {}, place }).map((part) => (
          <PartFigure key={part.where} {...part} />
        ))}
      </div>
      <template data-part>
        <PartFigure where={words.code} code="" />
      </template>
    </div>
  </Band>
);

const PartFigure = ({ where, code: lines }: Part) => (
  <figure className={code.root}>
    <HeadedCode code={lines} name={where} />
  </figure>
);

const Kinds = () => (
  <div className={styles.kinds}>
    <Radios name="for" value="html" label={words.codeFor} options={snippets} />
    <div className={styles.bar}>
      <span className={hint}>{words.share}</span>
      <button type="reset" className={button.secondary}>
        {words.reset}
      </button>
    </div>
  </div>
);

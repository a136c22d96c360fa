import { brand } from '../content/brand.ts';
import type { Place } from '../content/embed/markup.ts';
import { type Part, partsOf } from '../content/embed/snippets.ts';
import { snippets, words } from '../content/embed/words.ts';
import { Band, type BandProps } from '../parts/band.tsx';
import { scripted } from '../parts/base.css.ts';
import * as code from '../parts/code.css.ts';
import { HeadedCode } from '../parts/code.tsx';
import { button } from '../parts/controls.css.ts';
import { hint } from '../parts/fields.css.ts';
import { Radios } from '../parts/fields.tsx';
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

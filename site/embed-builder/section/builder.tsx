import { Band, type BandProps } from '../../components/band.tsx';
import * as code from '../../components/code.css.ts';
import { CodeWithHeading } from '../../components/code.tsx';
import { hint } from '../../components/fields.css.ts';
import { Radios } from '../../components/fields.tsx';
import { scriptOnly } from '../../style/base.css.ts';
import { button } from '../../style/controls.css.ts';
import { defaultColors, initialSettings } from '../content/initial-settings.ts';
import type { SnippetBlock } from '../content/snippet-input.ts';
import { snippetBlocks } from '../content/snippets.ts';
import { sources } from '../content/sources.ts';
import { snippets, words } from '../content/words.ts';
import * as styles from './builder.css.ts';
import { Fields } from './builder-fields.tsx';
import { Preview } from './builder-preview.tsx';

/** Data for the script. */
const builderData = JSON.stringify({ place: sources, defaults: defaultColors });

/** The embed builder: fields, preview and code. Its script is in site/embed-builder/script. */
export const Builder = (band: BandProps) => (
  <Band {...band}>
    <div className={styles.root} id="builder">
      <div className={styles.needsScripts}>{words.needsScripts}</div>
      <div className={scriptOnly}>
        <form
          className={styles.form}
          aria-label={words.form}
          method="dialog"
          noValidate
          data-builder={builderData}
        >
          <div className={styles.fieldsAndPreview}>
            <Fields />
            <Preview />
          </div>
          <CodeOptions />
        </form>
      </div>
      <div className={styles.code} data-blocks>
        {snippetBlocks('html', { settings: initialSettings, tokens: {}, sources }).map((block) => (
          <BlockFigure key={block.where} {...block} />
        ))}
      </div>
      <template data-block>
        <BlockFigure where={words.code} code="" />
      </template>
    </div>
  </Band>
);

const BlockFigure = ({ where, code: lines }: SnippetBlock) => (
  <figure className={code.root}>
    <CodeWithHeading code={lines} name={where} />
  </figure>
);

const CodeOptions = () => (
  <div className={styles.codeOptions}>
    <Radios name="for" value="html" label={words.codeFor} options={snippets} />
    <div className={styles.bar}>
      <span className={hint}>{words.share}</span>
      <button type="reset" className={button.secondary}>
        {words.reset}
      </button>
    </div>
  </div>
);

import { Band, type BandProps } from '../../components/band.tsx';
import { scriptOnly } from '../../style/base.css.ts';
import type { Settings } from '../content/settings.ts';
import { words } from '../content/words.ts';
import { stage } from './preview.css.ts';

interface Props extends BandProps {
  settings: Settings;
}

/**
 * A live example of an element. site/embed-builder/script/example.ts loads it when it is scrolled to.
 */
export const Example = ({ settings, ...band }: Props) => (
  <Band {...band}>
    <div className={scriptOnly}>
      <div
        className={stage}
        data-preview={words.previewFrame}
        data-builder={JSON.stringify(settings)}
      >
        <span>{words.previewWaits}</span>
      </div>
    </div>
  </Band>
);

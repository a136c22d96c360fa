import { labels } from '../content/labels.ts';
import { Band, type BandProps } from '../parts/band.tsx';
import { hidden, scripted } from '../parts/base.css.ts';
import { button } from '../parts/controls.css.ts';
import * as styles from './snippet.css.ts';

export interface SnippetProps extends BandProps {
  code: string;
}

/** Lines to take along: by a button or, without a script, by hand. */
export const Snippet = ({ code, ...band }: SnippetProps) => (
  <Band {...band}>
    <figure className={styles.root}>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <figcaption className={scripted}>
        <div className={styles.bar}>
          <button
            type="button"
            className={button.secondary}
            data-copy={labels.copied}
            data-copy-failed={labels.copyByHand}
          >
            {labels.copy}
            <span className={hidden}> ({band.heading})</span>
          </button>
          <span role="status" />
        </div>
      </figcaption>
    </figure>
  </Band>
);

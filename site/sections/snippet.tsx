import { Band, type BandProps } from '../components/band.tsx';
import * as styles from '../components/code.css.ts';
import { Code } from '../components/code.tsx';
import { RichText } from '../components/rich-text.tsx';

interface SnippetProps extends BandProps {
  code: string;
  /** Text in backticks is code. */
  note?: string;
}

export const Snippet = ({ code, note, ...band }: SnippetProps) => (
  <Band {...band}>
    <figure className={styles.root}>
      <Code code={code} name={band.heading} />
    </figure>
    {note && (
      <p className={styles.note}>
        <RichText text={note} />
      </p>
    )}
  </Band>
);

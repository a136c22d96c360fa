import { Band, type Tone } from '../components/band.tsx';
import { Contents, idOf } from '../components/contents.tsx';
import { WithAddress } from '../components/with-address.tsx';
import * as styles from './prose.css.ts';

export interface ProseProps {
  heading: string;
  blocks: Block[];
  tone?: Tone;
}

interface Block {
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** Things that are looked up by their names. */
  terms?: { term: string; text: string }[];
}

export const Prose = ({ blocks, ...band }: ProseProps) => (
  <Band {...band} look="beside" aside={contentsOf(blocks)}>
    <div className={styles.blocks}>
      {blocks.map(({ heading, paragraphs, list, terms }) => (
        <div key={heading} className={styles.block}>
          <h3 id={idOf(heading)}>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithAddress text={paragraph} />
            </p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {terms && (
            <dl>
              {terms.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </div>
  </Band>
);

/** A text of three parts is seen at a glance. */
const few = 3;

const contentsOf = (blocks: Block[]) =>
  blocks.length > few && (
    <Contents entries={blocks.map(({ heading }) => ({ id: idOf(heading), heading }))} level="h3" />
  );

import { Band, type Tone } from '../parts/band.tsx';
import { Contents, idOf } from '../parts/contents.tsx';
import * as styles from './prose.css.ts';

export interface ProseProps {
  heading: string;
  blocks: { heading: string; paragraphs: string[]; list?: string[] }[];
  tone?: Tone;
}

export const Prose = ({ blocks, ...band }: ProseProps) => (
  <Band {...band} look="beside" aside={contentsOf(blocks)}>
    <div className={styles.blocks}>
      {blocks.map(({ heading, paragraphs, list }) => (
        <div key={heading} className={styles.block}>
          <h3 id={idOf(heading)}>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  </Band>
);

/** A text of three parts is seen at a glance. */
const few = 3;

const contentsOf = (blocks: ProseProps['blocks']) =>
  blocks.length > few && (
    <Contents entries={blocks.map(({ heading }) => ({ id: idOf(heading), heading }))} level="h3" />
  );

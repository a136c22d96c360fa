import { Band, type Tone } from '../parts/band.tsx';
import * as styles from './prose.css.ts';

export interface ProseProps {
  heading: string;
  blocks: { heading: string; paragraphs: string[]; list?: string[] }[];
  tone?: Tone;
}

export const Prose = ({ blocks, ...band }: ProseProps) => (
  <Band {...band} look="beside">
    <div className={styles.blocks}>
      {blocks.map(({ heading, paragraphs, list }) => (
        <div key={heading} className={styles.block}>
          <h3>{heading}</h3>
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

import { sample as sampleNote } from '../components/band.css.ts';
import { Band, type Tone } from '../components/band.tsx';
import { decoration } from '../components/base.css.ts';
import { Person } from '../components/person.tsx';
import { sun } from '../components/sun.css.ts';
import { labels } from '../content/labels.ts';
import type { FaceName } from '../content/talent.ts';
import * as styles from './story.css.ts';

export interface StoryProps {
  heading: string;
  paragraphs: string[];
  quote: { text: string; author: string; role: string; face: FaceName; sample: boolean };
  tone?: Tone;
}

export const Story = ({ paragraphs, quote, ...band }: StoryProps) => (
  <Band {...band} variant="beside">
    <div>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className={styles.quote}>
        <span className={`${sun} ${styles.rising} ${decoration}`} />
        <blockquote>“{quote.text}”</blockquote>
        <figcaption>
          <Person name={quote.author} role={quote.role} face={quote.face} />
          {quote.sample && <span className={sampleNote}>{labels.sample}</span>}
        </figcaption>
      </figure>
    </div>
  </Band>
);

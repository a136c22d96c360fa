import { sample as sampleNote } from '../components/band.css.ts';
import { Band } from '../components/band.tsx';
import { Person } from '../components/person.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import type { FaceName } from '../content/faces.ts';
import * as styles from './story.css.ts';

interface StoryProps {
  heading: string;
  paragraphs: string[];
  quote: { text: string; author: string; role: string; face: FaceName; sample: boolean };
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
        {quote.sample && <SampleNote className={sampleNote} />}
        <blockquote>“{quote.text}”</blockquote>
        <figcaption>
          <Person name={quote.author} role={quote.role} face={quote.face} />
        </figcaption>
      </figure>
    </div>
  </Band>
);

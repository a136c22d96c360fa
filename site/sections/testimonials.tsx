import { Band, type BandProps } from '../components/band.tsx';
import { Carousel } from '../components/carousel.tsx';
import { Person } from '../components/person.tsx';
import { labels } from '../content/labels.ts';
import type { Testimonial } from '../content/testimonials.ts';
import * as styles from './testimonials.css.ts';

interface TestimonialsProps extends BandProps {
  variant: keyof typeof styles.quotes;
  stars?: boolean;
  testimonials: Testimonial[];
}

export function Testimonials({ variant, stars, testimonials, ...band }: TestimonialsProps) {
  const isSample = testimonials.some(({ sample }) => sample);
  const quotes = testimonials.map((testimonial) => (
    <Quote key={testimonial.author} testimonial={testimonial} variant={variant} hasStars={stars} />
  ));
  return (
    <Band {...band} isSample={isSample}>
      {variant === 'carousel' ? (
        <Carousel label={band.heading}>{quotes}</Carousel>
      ) : (
        <div className={styles.group[variant]} data-reveal="each">
          {quotes}
        </div>
      )}
    </Band>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  variant: TestimonialsProps['variant'];
  hasStars?: boolean;
}

const Quote = ({
  testimonial: { quote, author, sample, ...person },
  variant,
  hasStars,
}: QuoteProps) => (
  <figure className={styles.quotes[variant]}>
    <blockquote>
      {hasStars && <Stars isSample={sample} />}
      <p className={styles.text[variant]}>“{quote}”</p>
    </blockquote>
    <figcaption>
      <Person
        name={author}
        role={person.role}
        face={person.face}
        size={variant === 'grid' ? 56 : 96}
      />
    </figcaption>
  </figure>
);

const star = 'm11 2 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L11 16.4l-5.6 3 1.1-6.3L2 8.7l6.2-.9z';

/** Outlined for an invented quote. */
const Stars = ({ isSample }: { isSample: boolean }) => (
  <svg
    className={isSample ? styles.outlinedStars : styles.stars}
    width="124"
    height="22"
    viewBox="0 0 124 22"
    role="img"
    aria-label={isSample ? labels.sampleStars : labels.stars}
  >
    {[0, 25, 50, 75, 100].map((x) => (
      <path key={x} d={star} transform={`translate(${x})`} />
    ))}
  </svg>
);

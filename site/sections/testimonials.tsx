import { Band, type BandProps } from '../components/band.tsx';
import { Carousel } from '../components/carousel.tsx';
import { Face } from '../components/person.tsx';
import { labels } from '../content/labels.ts';
import type { Testimonial } from '../content/testimonials.ts';
import * as styles from './testimonials.css.ts';

interface TestimonialsProps extends BandProps {
  /** One at a time, beside each other, or one alone. */
  variant: keyof typeof styles.quotes;
  stars?: boolean;
  testimonials: Testimonial[];
}

/** Quotes in large type, each with a face under an arch. */
export function Testimonials({ variant, stars, testimonials, ...band }: TestimonialsProps) {
  const isSample = testimonials.some(({ sample }) => sample);
  const quotes = testimonials.map(({ quote, author, role, face, sample }) => (
    <figure key={author} className={styles.quotes[variant]}>
      <blockquote className={styles.quote}>
        {stars && <Stars isSample={sample} />}
        <p>“{quote}”</p>
      </blockquote>
      <span className={styles.face}>
        <Face name={face} size={200} />
      </span>
      <figcaption className={styles.author}>
        <b>{author}</b>, {role}
        {/* The dot ends a line and begins none. */}
        {sample && `\u00a0· ${labels.sampleQuote.replace(' ', '\u00a0')}`}
      </figcaption>
    </figure>
  ));
  return (
    <Band
      {...band}
      sample={isSample}
      className={variant === 'carousel' ? styles.turning : undefined}
    >
      {variant === 'carousel' ? (
        <Carousel label={band.heading}>{quotes}</Carousel>
      ) : (
        <div className={styles.groups[variant]}>{quotes}</div>
      )}
    </Band>
  );
}

const star = 'm11 2 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L11 16.4l-5.6 3 1.1-6.3L2 8.7l6.2-.9z';

const Stars = ({ isSample }: { isSample: boolean }) => (
  <svg
    className={styles.stars}
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

import { sun, sunrise, sunriseGlow } from './base.css.ts';

/** The illustration above a confirmation: a rising sun. */
export function Sunrise() {
  return (
    <svg viewBox="0 0 96 48" className={sunrise} aria-hidden="true">
      <path d="M0 48a48 48 0 0196 0z" className={sunriseGlow} />
      <path d="M21 48a27 27 0 0154 0z" className={sun} />
    </svg>
  );
}

import { awakeText, sunHeight, timeIn } from '../content/local-time.ts';
import type { HomeCity } from '../content/places.ts';

/**
 * Shows the local time of the people on talent cards, and a place where people are awake. Sets the
 * sun on the home page to its height at that place. Updates each minute.
 */
export function showLocalTimes(): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-city]');
  const line = document.querySelector('[data-awake]');
  const map = document.querySelector<SVGElement>('[data-sun]');
  const update = () => {
    const now = Date.now();
    for (const card of cards) card.textContent = timeIn(card.dataset.city as HomeCity, now);
    if (line) line.textContent = awakeText(now);
    map?.style.setProperty('--sun-height', String(sunHeight(now)));
    setTimeout(update, 60_000 - (now % 60_000));
  };
  update();
}

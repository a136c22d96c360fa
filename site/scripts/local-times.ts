import { awakeText, sunHeight, timeIn } from '../content/local-time.ts';
import type { HomeCity } from '../content/places.ts';

/**
 * Shows the time where the people of the talent cards are, and who is awake. The sun of the home page is
 * as high as it is there. Updates each minute.
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

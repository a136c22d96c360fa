import { timeZone } from '../../widgets/kit/browser.ts';
import { compare, hourIn, hoursWithYou, type Shift } from '../content/hours-with-you.ts';
import { type HomeCity, homeZones } from '../content/places.ts';

interface Card extends Shift {
  element: HTMLElement;
}

/** Counts the hours that people on the page share with the visitor. Updates each minute. */
export async function showHoursWithYou(): Promise<void> {
  // A browser that does not know its zone shows the time of UTC.
  const zone = timeZone() || 'UTC';
  const cards = [...document.querySelectorAll<HTMLElement>('[data-city]')].map(readCard);
  await learnZones([zone, ...cards.map(({ zone }) => zone)]);
  const update = () => {
    const now = Date.now();
    for (const card of cards) show(card, zone, now);
    setTimeout(update, 60_000 - (now % 60_000));
  };
  update();
}

/** Learns each time zone in a task of its own, because a phone takes 10 ms or more for one. */
async function learnZones(zones: readonly string[]): Promise<void> {
  for (const zone of new Set(zones)) {
    hourIn(zone, Date.now());
    await new Promise((done) => setTimeout(done));
  }
}

const readCard = (element: HTMLElement): Card => {
  const { city, hours = '' } = element.dataset;
  const [from = 0, to = 0] = hours.split('-').map(Number);
  const name = city as HomeCity;
  return { element, city: name, zone: homeZones[name], hours: [from, to] };
};

/** In words and, where the element has a bar, as the part of the visitor's nine to five. */
function show(card: Card, zone: string, now: number): void {
  const company = compare(card, zone, now);
  const { element, city } = card;
  const hours = hoursWithYou(company);
  // Without shared hours, the text keeps the person's own hours, and no bar is drawn.
  if (!hours) return;
  element.textContent = `${city} · ${hours}`;
  const [from, to] = company.shared.map((instant) => String(hourIn(zone, instant)));
  element.style.setProperty('--from', from as string);
  element.style.setProperty('--to', to as string);
}

import { is24Hour, timeZone } from '../../widgets/kit/browser.ts';
import {
  type Clock,
  type Company,
  companyAt,
  companyText,
  compare,
  hourIn,
  hoursWithYou,
  type Shift,
  stateText,
} from '../content/hours-with-you.ts';
import { type HomeCity, homeZones } from '../content/places.ts';
import { isNight, laterThan, skyVariables } from '../style/sky.ts';

interface Card extends Shift {
  element: HTMLElement;
}

/**
 * Counts the hours that people on talent cards share with the visitor. On the home page, also shows
 * four people who are awake, and the sky at the visitor's hour. Updates each minute.
 */
export async function showHoursWithYou(): Promise<void> {
  // A browser that does not know its zone shows the time of UTC.
  const clock = { zone: timeZone() || 'UTC', is24Hour: is24Hour() };
  const hero = document.querySelector<HTMLElement>('[data-company]');
  const scattered = [...document.querySelectorAll<HTMLElement>(':is(p, span)[data-city]')].map(
    readCard,
  );
  const pool = hero ? cardsOf(hero) : [];
  await learnZones([clock, ...scattered, ...pool]);
  const update = () => {
    const now = Date.now();
    for (const card of scattered) label(compare(card, clock.zone, now), clock);
    if (hero) {
      showCompany(hero, companyAt(pool, clock.zone, now), clock, now);
      const hour = hourIn(clock.zone, now);
      showSky(hero, hour);
      const closing = document.querySelector<HTMLElement>('[data-later]');
      if (closing) showSky(closing, laterThan(hour));
    }
    setTimeout(update, 60_000 - (now % 60_000));
  };
  update();
}

/** Learns each time zone in a task of its own, because a phone takes 10 ms or more for one. */
async function learnZones(places: readonly { zone: string }[]): Promise<void> {
  for (const zone of new Set(places.map(({ zone }) => zone))) {
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

/** The cards on the page, and those in the template beside them. */
function cardsOf(hero: HTMLElement): Card[] {
  const others = hero.querySelector('template')?.content.children ?? [];
  const shown = hero.querySelectorAll('li[data-city]');
  return ([...shown, ...others] as HTMLElement[]).map(readCard);
}

function label(company: Company<Card>, clock: Clock): void {
  const { element, city } = company.person;
  const hours = hoursWithYou(company);
  if (hours) element.textContent = `${city} · ${hours}`;
  drawBar(company, clock);
}

/** CSS draws the shared hours as a bar. */
function drawBar({ person, shared }: Company<Card>, { zone }: Clock): void {
  const [from, to] = shared.map((instant) => String(hourIn(zone, instant)));
  person.element.style.setProperty('--from', from as string);
  person.element.style.setProperty('--to', to as string);
}

function showCompany(
  hero: HTMLElement,
  all: readonly Company<Card>[],
  clock: Clock,
  now: number,
): void {
  const list = hero.querySelector('ul') as HTMLElement;
  const company = all.slice(0, list.childElementCount);
  const cards = company.map(({ person }) => person.element);
  // Whoever stays keeps their place, because a card that moves is a layout shift.
  const others = cards.filter((card) => card.parentElement !== list);
  for (const card of [...list.children] as HTMLElement[])
    if (!cards.includes(card)) card.replaceWith(...others.splice(0, 1));
  for (const one of company) {
    const [hours, state] = one.person.element.querySelectorAll<HTMLElement>('[data-live]');
    if (hours) hours.textContent = hoursWithYou(one) || one.person.city;
    if (state) state.textContent = stateText(one, clock, now);
    drawBar(one, clock);
  }
  const [first] = company;
  const line = hero.querySelector('[data-line]');
  if (line && first) line.textContent = companyText(first, clock, now);
}

function showSky(section: HTMLElement, hour: number): void {
  for (const [name, value] of Object.entries(skyVariables(hour)))
    section.style.setProperty(name, value);
  section.toggleAttribute('data-dark', isNight(hour));
  section.dataset.placed = '';
}

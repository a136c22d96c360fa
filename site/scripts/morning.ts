import { morning } from '../content/morning.ts';
import { skyVariables } from '../style/sky.ts';

/** Shows the sky of a part of the morning, from 0 to 1. */
export function showMorning(sky: HTMLElement, part: number): void {
  const hour = morning.from + (morning.to - morning.from) * part;
  for (const [name, value] of Object.entries(skyVariables(hour)))
    sky.style.setProperty(name, value);
}

import { morning } from '../content/morning.ts';
import { skyVariables } from '../style/sky.ts';

/** Shows the sky of the morning above a wizard, with the sun at its step: at the last one, it is nearly noon. */
export function showMorning(wizard: Element, { step, of }: { step: number; of: number }): void {
  const hour = morning.from + ((morning.to - morning.from) * (step - 1)) / of;
  const { style } = wizard.previousElementSibling as HTMLElement;
  for (const [name, value] of Object.entries(skyVariables(hour))) style.setProperty(name, value);
  style.setProperty('--steps', `${step - 1}`);
}

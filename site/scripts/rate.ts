import { hourlyRate, rateText } from '../content/hourly-rate.ts';
import { keepFields } from './keep-fields.ts';

/** Calculates the hourly rate that a freelancer needs. */
export function start(form: HTMLElement): void {
  const output = form.querySelector('output') as HTMLOutputElement;
  const numberIn = (name: string) =>
    (form.querySelector(`[name=${name}]`) as HTMLInputElement).valueAsNumber;
  const show = () => {
    const rate = hourlyRate({
      income: numberIn('income'),
      taxes: numberIn('taxes'),
      hours: numberIn('hours'),
      weeksOff: numberIn('weeksOff'),
    });
    output.value = rateText(form.dataset.rate ?? '', rate);
  };
  keepFields(form);
  form.addEventListener('input', show);
  show();
}

import { hourlyRate, rateText, readNumber, writeNumber } from '../content/hourly-rate.ts';
import { keepFields } from './keep-fields.ts';
import { writeOutput } from './write-output.ts';

/** Calculates the hourly rate that a freelancer needs. */
export function start(form: HTMLElement): void {
  const output = form.querySelector('output') as HTMLOutputElement;
  const numberIn = (name: string) =>
    readNumber((form.querySelector(`[name=${name}]`) as HTMLInputElement).value);
  const show = () => {
    const rate = hourlyRate({
      income: numberIn('income'),
      taxes: numberIn('taxes'),
      hours: numberIn('hours'),
      weeksOff: numberIn('weeksOff'),
    });
    writeOutput(output, rateText(form.dataset.rate ?? '', rate));
  };
  keepFields(form);
  form.addEventListener('input', show);
  const format = (input: HTMLInputElement) => {
    const number = readNumber(input.value);
    if ('money' in input.dataset && number > 0) input.value = writeNumber(number);
  };
  form.addEventListener('change', ({ target }) => format(target as HTMLInputElement));
  // What a visitor typed before this script was there.
  for (const input of form.querySelectorAll('input'))
    if (input !== document.activeElement) format(input);
  show();
}

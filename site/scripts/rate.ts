import { hourlyRate, rateText, readNumber, writeNumber } from '../content/hourly-rate.ts';
import { keepFields } from './keep-fields.ts';
import { writeOutput } from './write-output.ts';

/**
 * Calculates the hourly rate that a freelancer needs. It replaces the rate of the example in the rest of the
 * page, and goes along with the links to the form for applicants.
 */
export function start(form: HTMLElement): void {
  const output = form.querySelector('output') as HTMLOutputElement;
  const inputs = [...form.querySelectorAll('input')];
  const sayTheSame = [...document.querySelectorAll('main p')].filter(
    ({ textContent }) => textContent === output.textContent,
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/apply"]')];
  const numberIn = (name: string) =>
    readNumber((form.querySelector(`[name=${name}]`) as HTMLInputElement).value);
  const show = () => {
    const rate = hourlyRate({
      income: numberIn('income'),
      taxes: numberIn('taxes'),
      hours: numberIn('hours'),
      weeksOff: numberIn('weeksOff'),
    });
    const text = rateText(form.dataset.rate ?? '', rate);
    writeOutput(output, text);
    if (rate) for (const place of sayTheSame) place.textContent = text;
    // The rate of the example is not the visitor's.
    const isOwn = rate && inputs.some(({ value, defaultValue }) => value !== defaultValue);
    const href = isOwn ? `/apply#rate=${rate}` : '/apply';
    for (const link of links) link.setAttribute('href', href);
  };
  keepFields(form);
  form.addEventListener('input', show);
  const format = (input: HTMLInputElement) => {
    const number = readNumber(input.value);
    if ('money' in input.dataset && number > 0) input.value = writeNumber(number);
  };
  form.addEventListener('change', ({ target }) => format(target as HTMLInputElement));
  // What a visitor typed before this script was there.
  for (const input of inputs) if (input !== document.activeElement) format(input);
  show();
}

import { keepFields } from './keep-fields.ts';
import { writeOutput } from './write-output.ts';

/** Adds up the visitor's marks for two answers, and shows each mark next to ours. */
export function start(form: HTMLElement): void {
  const { you } = (form.querySelector('[data-you]') as HTMLElement).dataset;
  const rows = [...form.querySelectorAll<HTMLElement>('[data-mark]')];
  const show = () => {
    const marks = rows.map((row) => {
      const { mark: name = '', ours } = row.dataset;
      return { name, ours, row, chosen: chosenIn(form, name) };
    });
    for (const { row, chosen } of marks) {
      const shown = row.querySelector('p + p') as HTMLElement;
      const mark = chosen?.labels?.[0]?.textContent;
      shown.textContent = mark ? `${you} ${mark}` : '';
    }
    const marked = marks.flatMap(({ chosen, ...mark }) => (chosen ? [{ ...mark, chosen }] : []));
    for (const output of form.querySelectorAll('output')) {
      const { text = '', answer = '' } = output.dataset;
      const counted = marked.filter(({ name }) => name.startsWith(answer));
      const points = counted.reduce((sum, { chosen }) => sum + Number(chosen.value), 0);
      const same = counted.filter(({ chosen, ours }) => chosen.value === ours).length;
      const result = counted.length > 0 ? fill(text, points, same, counted.length) : '';
      writeOutput(output, result);
    }
  };
  keepFields(form);
  form.addEventListener('change', show);
  // The visitor may have marked something before this script was loaded.
  show();
}

const chosenIn = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]:checked`);

const fill = (text: string, points: number, same: number, all: number): string =>
  text
    .replace('{points}', String(points))
    .replace('{same}', String(same))
    .replace('{all}', String(all));

import { localeOf } from '../../../widgets/kit/browser.ts';
import { keepInFragment, type Parts } from '../../../widgets/kit/fragment.ts';
import { currentDay, workingDays } from './working-days.ts';

/** The elements of the page, and the date format of its language. */
interface Page {
  readonly form: HTMLFormElement;
  readonly start: HTMLInputElement;
  readonly boxes: readonly HTMLInputElement[];
  readonly rows: readonly HTMLElement[];
  readonly progress: HTMLOutputElement;
  readonly today: HTMLElement;
  readonly dateFormat: Intl.DateTimeFormat;
}

const URL_LIFETIME_MS = 60_000;

/**
 * Keeps the ticks and the first day in the page's address, shows the date of each day and the tasks of
 * the current one, and writes the calendar file. Some controls are outside the form, in the opening.
 */
export function startTenDays(form: HTMLFormElement): void {
  const page: Page = {
    form,
    start: form.elements.namedItem('start') as HTMLInputElement,
    boxes: [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')],
    rows: [...form.querySelectorAll('li')],
    progress: find<HTMLOutputElement>('[data-progress]'),
    today: find('[data-today]'),
    dateFormat: new Intl.DateTimeFormat(localeOf(document.documentElement), {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  };
  listen(page);
  form.toggleAttribute('data-ready', true);
}

function listen(page: Page): void {
  const { form, start } = page;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    download(page);
  });
  find('[data-print]').addEventListener('click', () => {
    form.dataset.printed = '';
    print();
  });
  addEventListener('afterprint', () => delete form.dataset.printed);
  const early = readChoices(page);
  const save = keepInFragment({
    names: ['done', 'start'],
    read: (linked) => restore(page, linked),
    write: () => writeChoices(page),
  });
  const update = () => {
    save();
    show(page);
  };
  form.addEventListener('input', update);
  start.addEventListener('input', update);
  if (addEarlyChoices(page, early)) save();
  show(page);
}

const readChoices = ({ boxes, start }: Page) => ({
  done: boxes.flatMap(({ checked }, index) => (checked ? [index] : [])),
  start: start.value,
});

/** Adds choices made before this script was loaded to those in the address. Returns whether there were any. */
function addEarlyChoices({ boxes, start }: Page, early: ReturnType<typeof readChoices>): boolean {
  for (const index of early.done) (boxes[index] as HTMLInputElement).checked = true;
  start.value = early.start || start.value;
  return early.done.length > 0 || early.start !== '';
}

/** Shows the choices in the address. */
function restore(page: Page, { done = '', start = '' }: Parts): void {
  const indexes = done.split('.');
  for (const [index, box] of page.boxes.entries()) box.checked = indexes.includes(String(index));
  page.start.value = start;
  show(page);
}

function writeChoices(page: Page): string {
  const { done, start } = readChoices(page);
  return [done.length > 0 && `done=${done.join('.')}`, start && `start=${start}`]
    .filter(Boolean)
    .join('&');
}

function show(page: Page): void {
  const { boxes, rows, progress, dateFormat } = page;
  const done = boxes.filter(({ checked }) => checked).length;
  progress.value = fill(progress.dataset.progress, { done, all: boxes.length });
  for (const [index, mark] of document.querySelectorAll('[data-mark]').entries())
    mark.toggleAttribute('data-done', boxes[index]?.checked);
  const days = datesOf(page);
  for (const [index, row] of rows.entries()) {
    const date = days?.[index];
    find('[data-date]', row).textContent = date ? dateFormat.format(date) : '';
  }
  showCurrent(page, days);
}

/** Without a date, day one. */
function showCurrent({ rows, today, dateFormat }: Page, days: Date[] | undefined): void {
  const { index, when } = days ? currentDay(days, new Date()) : { index: 1, when: undefined };
  const { name, tasks } = readRow(rows[index]);
  const date = days ? dateFormat.format(days[index]) : '';
  find('h2', today).textContent = when ? fill(today.dataset[when], { name, date }) : name;
  for (const [side, shown] of today.querySelectorAll('[data-task]').entries())
    shown.textContent = tasks[side]?.at(-1) ?? '';
  for (const [at, column] of document.querySelectorAll('[data-day]').entries())
    column.toggleAttribute('data-current', at === index);
}

async function download(page: Page): Promise<void> {
  const { writeCalendarFile } = await import('./calendar-file.ts');
  const events = (datesOf(page) ?? []).map((date, index) => {
    const { name, tasks } = readRow(page.rows[index]);
    const description = tasks.map((task) => task.join(': ')).join('\n');
    return { date, summary: `${name}: ${tasks[0]?.at(-1)}`, description };
  });
  const file = writeCalendarFile(events, location.hostname, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'first-ten.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}

/** The date of each day, if the visitor has chosen the first one. */
const datesOf = ({ start, rows }: Page): Date[] | undefined =>
  start.valueAsDate ? workingDays(start.valueAsDate, rows.length - 1) : undefined;

const find = <Type extends HTMLElement>(selector: string, root: ParentNode = document): Type =>
  root.querySelector(selector) as Type;

const fill = (text = '', values: Record<string, string | number>): string =>
  text.replace(/{(\w+)}/g, (_, name) => String(values[name]));

/** The name of a day, and for each side its name and its task. */
const readRow = (row?: HTMLElement) => ({
  name: row?.querySelector('h3')?.textContent ?? '',
  tasks: [...(row?.querySelectorAll('label') ?? [])].map((label) =>
    [...label.querySelectorAll('span > span')].map(({ textContent }) => textContent),
  ),
});

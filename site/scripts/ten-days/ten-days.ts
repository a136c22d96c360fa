import { currentDay, workingDays } from './working-days.ts';

/**
 * Keeps the ticks and the first day in the page's address, shows the date of each day and the tasks of
 * the current one, and writes the calendar file. Some controls are outside the form, in the opening.
 */
export function startTenDays(form: HTMLFormElement): void {
  const start = form.elements.namedItem('start') as HTMLInputElement;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const rows = [...form.querySelectorAll('li')];
  const progress = find<HTMLOutputElement>('[data-progress]');
  const today = find('[data-today]');
  const columns = document.querySelectorAll('[data-day]');
  const marks = document.querySelectorAll('[data-mark]');
  const dateFormat = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dates = () =>
    start.valueAsDate ? workingDays(start.valueAsDate, rows.length - 1) : undefined;

  const restore = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    const done = state.get('done')?.split('.') ?? [];
    for (const [index, box] of boxes.entries()) box.checked = done.includes(String(index));
    start.value = state.get('start') ?? '';
    show();
  };
  const show = () => {
    const done = boxes.filter(({ checked }) => checked).length;
    progress.value = fill(progress.dataset.progress, { done, all: boxes.length });
    for (const [index, mark] of marks.entries())
      mark.toggleAttribute('data-done', boxes[index]?.checked);
    const days = dates();
    for (const [index, row] of rows.entries()) {
      const date = days?.[index];
      (row.querySelector('[data-date]') as HTMLElement).textContent = date
        ? dateFormat.format(date)
        : '';
    }
    showCurrent(days);
  };
  /** Without a date, day one. */
  const showCurrent = (days: Date[] | undefined) => {
    const { index, when } = days ? currentDay(days, new Date()) : { index: 1, when: undefined };
    const { name, tasks } = readRow(rows[index]);
    const date = days ? dateFormat.format(days[index]) : '';
    find('h2', today).textContent = when ? fill(today.dataset[when], { name, date }) : name;
    for (const [side, shown] of today.querySelectorAll('[data-task]').entries())
      shown.textContent = tasks[side]?.at(-1) ?? '';
    for (const [at, column] of columns.entries())
      column.toggleAttribute('data-current', at === index);
  };
  const save = () => {
    const done = boxes.flatMap(({ checked }, index) => (checked ? [index] : [])).join('.');
    const state = [done && `done=${done}`, start.value && `start=${start.value}`].filter(Boolean);
    const fragment = state.length > 0 ? `#${state.join('&')}` : '';
    // Not a new entry for each tick, so that Back leaves the page.
    history.replaceState(history.state, '', location.pathname + fragment);
    show();
  };
  const download = async () => {
    const { writeCalendarFile } = await import('./calendar-file.ts');
    const events = (dates() ?? []).map((date, index) => {
      const { name, tasks } = readRow(rows[index]);
      const description = tasks.map((task) => task.join(': ')).join('\n');
      return { date, summary: `${name}: ${tasks[0]?.at(-1)}`, description };
    });
    const file = writeCalendarFile(events, location.hostname, new Date());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'first-ten.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  form.addEventListener('input', save);
  start.addEventListener('input', save);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    download();
  });
  find('[data-print]').addEventListener('click', () => {
    form.dataset.printed = '';
    print();
  });
  addEventListener('afterprint', () => delete form.dataset.printed);
  addEventListener('hashchange', restore);
  // Choices made before this script was loaded are added to those in the address.
  const early = boxes.filter(({ checked }) => checked);
  const earlyStart = start.value;
  restore();
  if (early.length > 0 || earlyStart) {
    for (const box of early) box.checked = true;
    start.value = earlyStart || start.value;
    save();
  }
  form.toggleAttribute('data-ready', true);
}

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

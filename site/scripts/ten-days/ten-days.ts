import { workingDays } from './working-days.ts';

/**
 * Keeps the ticks and the first day in the page's address, shows the date of each day, and writes the
 * calendar file.
 */
export function startTenDays(form: HTMLFormElement): void {
  const start = form.elements.namedItem('start') as HTMLInputElement;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const rows = [...form.querySelectorAll('li')];
  const progress = form.querySelector('output') as HTMLOutputElement;
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
    progress.value = (progress.dataset.progress as string)
      .replace('{done}', String(done))
      .replace('{all}', String(boxes.length));
    const days = dates();
    for (const [index, row] of rows.entries()) {
      const shown = row.querySelector('[data-date]') as HTMLElement;
      const date = days?.[index];
      shown.textContent = date ? dateFormat.format(date) : '';
    }
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
      const row = rows[index] as HTMLElement;
      const [you = [], hire = []] = [...row.querySelectorAll('label')].map((label) =>
        [...label.querySelectorAll('span > span')].map(({ textContent }) => textContent),
      );
      const summary = `${row.querySelector('h3')?.textContent}: ${you.at(-1)}`;
      return { date, summary, description: `${you.join(': ')}\n${hire.join(': ')}` };
    });
    const file = writeCalendarFile(events, location.hostname, new Date());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'first-ten.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  form.addEventListener('input', save);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    download();
  });
  form.querySelector('[data-print]')?.addEventListener('click', () => {
    form.dataset.printed = '';
    print();
  });
  addEventListener('afterprint', () => delete form.dataset.printed);
  addEventListener('hashchange', restore);
  restore();
}

import { totalHours } from '../content/total-hours.ts';
import { keepFields } from './keep-fields.ts';
import { whenOpened } from './when-opened.ts';
import { writeOutput } from './write-output.ts';

/** Writes the invoice of the chosen team: a line for each person, and their hours a week. */
export function start(sheet: HTMLElement): void {
  const lines = sheet.querySelector('[data-lines]') as HTMLElement;
  const output = sheet.querySelector('output') as HTMLOutputElement;
  const [hours, people] = output.children as unknown as [HTMLElement, HTMLElement];
  const line = lines.querySelector('li') as HTMLElement;
  const show = () => {
    const chosen = sheet.querySelector('[name=setup]:checked') as HTMLInputElement;
    const setup = sheet.querySelectorAll('[data-setup]')[Number(chosen.value)];
    const figures: string[] = [];
    lines.replaceChildren();
    for (const select of setup?.querySelectorAll('select') ?? []) {
      (select.closest('[data-time]') as HTMLElement).dataset.time = select.value;
      const [option] = select.selectedOptions;
      if (!option?.dataset.hours) continue;
      figures.push(option.dataset.hours);
      const added = line.cloneNode(true) as HTMLElement;
      const [role, time] = added.children as unknown as [HTMLElement, HTMLElement];
      role.textContent = select.getAttribute('aria-label');
      time.textContent = option.dataset.line ?? '';
      lines.append(added);
    }
    writeOutput(hours, totalHours(figures));
    const total = output.dataset.total ?? '';
    writeOutput(people, total.replace('{people}', String(figures.length)));
  };
  keepFields(sheet);
  sheet.addEventListener('change', show);
  show();
  whenOpened('hire-discovery-call', async (call) =>
    (await import('./note-team.ts')).noteTeam(sheet, call),
  );
}

import { changeEntry, entryState } from '../../widgets/kit/browser.ts';
import { gatherWrites } from '../../widgets/kit/gather-writes.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what a visitor enters into the named fields of a tool in `history.state.fields`, so that it is
 * there after a reload and on the way back to the page. What was entered before this script was loaded
 * is newer. Nothing is stored elsewhere.
 */
export function keepFields(tool: HTMLElement): void {
  const fields = [...tool.querySelectorAll<Field>('input[name], select[name]')];
  const entered = () =>
    Object.fromEntries(fields.filter(isChanged).map(({ name, value }) => [name, value]));

  const kept: Readonly<Record<string, string>> = {
    ...(entryState().fields as object | undefined),
    ...entered(),
  };
  for (const field of fields) {
    const value = kept[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) (field as HTMLInputElement).checked = field.value === value;
    else field.value = value;
  }
  const writes = gatherWrites(() => changeEntry({ fields: entered() }));
  tool.addEventListener('input', writes.writeSoon);
  // Also into an entry that a link of the page has added.
  addEventListener('popstate', () => fields.some(isChanged) && writes.writeSoon());
  if (fields.some(isChanged)) writes.writeSoon();
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (isChoice(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isChoice = (field: Field): boolean => /radio|checkbox/.test(field.type);

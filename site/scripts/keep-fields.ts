import { gatherWrites } from '../../widgets/kit/gather-writes.ts';

/**
 * Keeps what a visitor enters into the named inputs of a tool in `history.state.fields`, so that it is
 * there after a reload and on the way back to the page. What was entered before this script was loaded
 * is newer. Nothing is stored elsewhere.
 */
export function keepFields(tool: HTMLElement): void {
  const inputs = [...tool.querySelectorAll<HTMLInputElement>('input[name]')];
  const isChanged = (input: HTMLInputElement) =>
    input.type === 'radio' ? input.checked : input.value !== input.defaultValue;
  const entered = () =>
    Object.fromEntries(inputs.filter(isChanged).map(({ name, value }) => [name, value]));

  const kept: Readonly<Record<string, string>> = { ...history.state?.fields, ...entered() };
  for (const input of inputs) {
    const value = kept[input.name];
    if (input.type === 'radio') input.checked = input.value === value;
    else input.value = value ?? input.value;
  }
  const writes = gatherWrites(() =>
    history.replaceState({ ...history.state, fields: entered() }, ''),
  );
  tool.addEventListener('input', writes.writeSoon);
  // Also into an entry that a link of the page has added.
  addEventListener('popstate', () => inputs.some(isChanged) && writes.writeSoon());
  if (inputs.some(isChanged)) writes.writeSoon();
}

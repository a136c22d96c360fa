/** Writes a team that a visitor has chosen into the notes of a call, if those are empty. */
export function noteTeam(sheet: Element, call: HTMLElementTagNameMap['hire-discovery-call']): void {
  const isChosen = sheet.querySelector(':checked:not([checked], [selected])');
  if (!isChosen || call.getData().notes !== '') return;
  const chosen = sheet.querySelector<HTMLInputElement>('[name=setup]:checked');
  const people = [...sheet.querySelectorAll('[data-lines] > *')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(': '),
  );
  const total = sheet.querySelector('output')?.textContent;
  call.setData({ notes: [chosen?.labels?.[0]?.textContent, ...people, total].join('\n') });
}

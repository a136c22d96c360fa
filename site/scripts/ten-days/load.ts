/** Loads the script of the ten-day checklist on its page. Until then the ticks work without it. */
export function watchTenDays(): void {
  const form = document.querySelector<HTMLFormElement>('[data-ten-days]');
  if (form) import('./ten-days.ts').then(({ startTenDays }) => startTenDays(form));
}

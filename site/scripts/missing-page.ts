/** Tells the console which address was asked for, once somebody is really there to ask. */
export function reportMissingPage(): void {
  const notice = document.querySelector<HTMLElement>('[data-missing-page]');
  if (!notice) return;
  const report = () => console.warn(notice.dataset.missingPage, location.pathname);
  if (!isPrerendering()) report();
  else document.addEventListener('prerenderingchange', report, { once: true });
}

const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true;

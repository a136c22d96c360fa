/** Logs the requested path of a 404 page. A prerendered page waits until it is visited. */
export function reportMissingPage(): void {
  const notice = document.querySelector<HTMLElement>('[data-missing-page]');
  if (!notice) return;
  const report = () => console.warn(notice.dataset.missingPage, location.pathname);
  if (!isPrerendering()) report();
  else document.addEventListener('prerenderingchange', report, { once: true });
}

const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true;

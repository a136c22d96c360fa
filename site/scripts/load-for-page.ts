import { whenUsed } from './when-used.ts';

/** Loads the scripts that only some pages need: at once, or when their part of the page is used. */
export function loadForPage(): void {
  whenSeen('[data-score]', async (form) => (await import('./score.ts')).start(form));
  whenSeen('[data-rate]', async (form) => (await import('./rate.ts')).start(form));
  whenSeen('[data-composer]', async (sheet) => (await import('./composer.ts')).start(sheet));
  whenSeen('[data-self-check]', async (list) =>
    (await import('./keep-fields.ts')).keepFields(list),
  );
  // The address of the page may contain its ticks.
  find<HTMLFormElement>('[data-ten-days]', async (form) =>
    (await import('./ten-days/ten-days.ts')).startTenDays(form),
  );
  whenSeen('[data-flip]', async () => (await import('./flip.ts')).watchFlipCards());
  whenSeen('[name=faq]', async () => (await import('./questions.ts')).watchQuestions());
  whenSeen('[data-hire-open=newsletter]', async () =>
    (await import('./newsletter.ts')).watchNewsletter(),
  );
  find('[owns-page]', async (form) => (await import('./owned-page.ts')).startOwnedPage(form));
  whenSeen('[data-city]', async () => (await import('./hours-with-you.ts')).showHoursWithYou());
  whenSeen('[data-builder]', (element) =>
    import('../embed-builder/script/start.ts')
      .then(({ start }) => start(element))
      .catch(() => element.toggleAttribute('data-failed', true)),
  );
  whenSeen<HTMLFormElement>('[data-health]', async (form) =>
    (await import('../embed-builder/script/health.ts')).startHealth(form),
  );
  whenSeen<HTMLFormElement>('[data-campaign-link]', async (form) =>
    (await import('../embed-builder/script/campaign-link.ts')).startCampaignLink(form),
  );
  find('[data-copy]', async () => (await import('./copy.ts')).start());
  find('[data-missing-page]', async () => (await import('./missing-page.ts')).reportMissingPage());
}

const whenSeen = <Type extends HTMLElement>(selector: string, use: (element: Type) => unknown) =>
  find<Type>(selector, (element) => whenUsed(element, () => use(element)));

function find<Type extends HTMLElement>(selector: string, use: (element: Type) => void): void {
  const element = document.querySelector<Type>(selector);
  if (element) use(element);
}

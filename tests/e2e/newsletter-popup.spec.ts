import { expect, type Page, test } from 'playwright/test';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { newsletterPanel, newsletterPopup } from '../messages.ts';
import { sample } from '../sample.ts';
import { site } from './addresses.ts';
import { announced } from './announced.ts';
import { callMethod } from './call-method.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { layoutShift } from './layout-shift.ts';
import { goTo, type PageOptions, panelTags, popupTag } from './newsletter.fixture.ts';
import { pressAt } from './press-at.ts';
import { collectBodies, mockSubmissions, respondWith } from './submissions.ts';
import { waitForImport } from './wait-for-import.ts';

const SEEN = 'newsletter-popup-seen';
const DELAY = 10_000;

const card = (page: Page) => page.getByRole('dialog', { name: newsletterPopup.title });
const emailField = (page: Page) => card(page).getByLabel('Email');
const privacyLink = (page: Page) => card(page).getByRole('link', { name: 'Privacy' });
const subscribe = (page: Page) => card(page).getByRole('button', { name: 'Subscribe' });
const flag = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), SEEN);
const waitUntilFetched = (page: Page) =>
  page.evaluate(async () => void (await customElements.whenDefined('hire-newsletter-popup')));

/** Counts requests for the popup's files. Waits for a later request, so that none is missed. */
function countFetched(page: Page): () => Promise<number> {
  let count = 0;
  page.on('request', (request) => {
    if (/\/widgets\/[^/]+\/(?!hire|engagement)/.test(request.url())) count += 1;
  });
  return async () => {
    await page.evaluate(async () => void (await fetch(location.href)));
    return count;
  };
}

/** Opens a page with a paused clock, and waits until the popup waits for its triggers. */
async function openPage(page: Page, shown: Partial<PageOptions> = {}) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await Promise.all([waitForImport(page, 'engagement'), goTo(page, { tags: popupTag, ...shown })]);
  await page.waitForLoadState();
}

async function openPopup(page: Page, shown: Partial<PageOptions> = {}) {
  await openPage(page, shown);
  await page.clock.runFor(DELAY);
  await expect(card(page)).toBeVisible();
}

/** Uses the mouse wheel, so that the visitor counts as active, and then scrolls to a position. */
async function scrollPage(page: Page, share: number, byVisitor = true) {
  if (byVisitor) await page.mouse.wheel(0, 1);
  await page.evaluate(async (part) => {
    const target = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return part * (scrollHeight - clientHeight);
    };
    // Content may change its height when it becomes visible, which moves the threshold.
    while (Math.abs(scrollY - target()) > 1) {
      const scrolled = new Promise((resolve) =>
        addEventListener('scrollend', resolve, { once: true }),
      );
      scrollTo({ top: target(), behavior: 'instant' });
      await scrolled;
    }
  }, share);
}

async function isReachable(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
}

test('the popup opens after exactly 10 seconds, and then counts as seen', async ({ page }) => {
  await openPage(page);
  const fetched = countFetched(page);
  await page.clock.runFor(DELAY - 1);
  expect(await fetched()).toBe(0);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
  expect(await flag(page)).not.toBeNull();
});

test('the popup opens once per session: after a reload nothing is fetched', async ({ page }) => {
  await openPopup(page);
  const fetched = countFetched(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3 * DELAY);
  await scrollPage(page, 0.9);
  expect(await fetched()).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => [
    Object.keys(sessionStorage),
    Object.keys(localStorage),
    document.cookie,
  ]);
  expect(kept).toEqual([[SEEN], [], '']);
});

test('the popup opens after 30 percent of a page, and not at 29', async ({ page }) => {
  await openPage(page);
  const fetched = countFetched(page);
  await scrollPage(page, 0.29);
  expect(await fetched()).toBe(0);
  await scrollPage(page, 0.31);
  // Otherwise the card's own animation is sometimes skipped as well.
  await expect(page.locator('hire-newsletter-popup')).toHaveCSS('content-visibility', 'visible');
  await expect(card(page)).toBeVisible();
});

test('the popup opens only after 10 seconds on a page that cannot be scrolled', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, { body: '<p>All there is.</p>' });
  const fetched = countFetched(page);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.clock.runFor(DELAY - 1);
  expect(await fetched()).toBe(0);
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

test('the 10 seconds before the popup begin when a prerendered page is shown', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await openPage(page);
  const fetched = countFetched(page);
  await page.clock.runFor(3 * DELAY);
  expect(await fetched()).toBe(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.runFor(DELAY - 1);
  expect(await fetched()).toBe(0);
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

test('time in a hidden tab does not open the popup', { tag: '@all' }, async ({ page }) => {
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await openPage(page);
  const fetched = countFetched(page);
  await page.clock.runFor(6_000);
  await show('hidden');
  await page.clock.runFor(3 * DELAY);
  expect(await fetched()).toBe(0);
  await show('visible');
  await page.clock.runFor(3_999);
  expect(await fetched()).toBe(0);
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

test('a fragment in the URL does not open the popup', { tag: '@all' }, async ({ page }) => {
  await openPage(page, { fragment: '#end' });
  const fetched = countFetched(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await fetched()).toBe(0);
  await scrollPage(page, 0.9);
  await expect(card(page)).toBeVisible();
});

test('scrolling by a script or a reload does not open the popup', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page);
  const fetched = countFetched(page);
  await scrollPage(page, 0.8, false);
  expect(await fetched()).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await fetched()).toBe(0);
});

const blockers = [
  ['a modal dialog', '<dialog class="x">Hello <button>Well</button></dialog>'],
  ['a dialog in a shadow root', '<div id="host"></div>'],
  ['a drawer', '<div class="x" role="dialog" aria-label="Menu" hidden>Menu</div>'],
  ['a menu', '<div class="x" popover>Menu</div>'],
  ['a form field', '<p><label>Search <input class="x"></label></p>'],
  ['a button of a form', '<form><button class="x" type="button">Next</button></form>'],
  ['text that is being edited', '<p class="x" contenteditable>Write here</p>'],
] as const;

/** Runs in the page: ends the previous condition and starts this one. */
function changeBlocker(at: number): void {
  const find = (index: number) => {
    const root = document.querySelector(`#b${index}`);
    const shadow = root?.querySelector('#host')?.shadowRoot;
    return (shadow?.firstElementChild ?? root?.querySelector('.x')) as HTMLElement | undefined;
  };
  const [old, next] = [find(at - 1), find(at)];
  if (next instanceof HTMLDialogElement) next.showModal();
  else if (next?.popover) next.showPopover();
  else if (next?.hidden) next.hidden = false;
  else next?.focus();
  if (old instanceof HTMLDialogElement) old.close();
  else if (old?.popover) old.hidePopover();
  else if (old?.role === 'dialog') old.hidden = true;
  else old?.blur();
}

test('the popup waits while the visitor is busy, and opens as soon as that ends', async ({
  page,
}) => {
  const all = blockers.map(([, markup], at) => `<div id="b${at}">${markup}</div>`).join('');
  await openPage(page, { tags: all + popupTag });
  await page.evaluate(() => {
    const host = document.querySelector('#host');
    if (host) host.attachShadow({ mode: 'open' }).innerHTML = '<dialog>Hello</dialog>';
  });
  for (const [at, [name]] of blockers.entries()) {
    await test.step(name, async () => {
      await page.evaluate(changeBlocker, at);
      await page.clock.runFor(DELAY);
      await waitUntilFetched(page);
      await page.clock.runFor(DELAY);
      await expect(card(page)).toHaveCount(0);
      expect(await flag(page)).toBeNull();
    });
  }
  await page.evaluate(changeBlocker, blockers.length);
  await page.clock.runFor(500);
  await expect(card(page)).toBeVisible();
  expect(await flag(page)).not.toBeNull();
});

test('the popup waits while the newsletter panel is open, and never opens after a subscription there', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, { tags: panelTags + popupTag, body: '<p>No need to scroll.</p>' });
  await page.getByRole('button', { name: 'Newsletter' }).click();
  const panel = page.getByRole('dialog', { name: newsletterPanel.title });
  await panel.getByLabel('Email').fill('ada@byron.example');
  await page.clock.runFor(DELAY);
  await waitUntilFetched(page);
  await expect(card(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(newsletterPopup.welcome)).toBeVisible();
  await page.clock.runFor(DELAY);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the popup waits five seconds after a dialog', { tag: '@all' }, async ({ page }) => {
  await openPage(page, { tags: `<dialog open>Hello</dialog>${popupTag}` });
  await page.clock.runFor(DELAY);
  await waitUntilFetched(page);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.clock.runFor(4_000);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(card(page)).toBeVisible();
});

test('a page with two popups opens one card', { tag: '@all' }, async ({ page }) => {
  await openPopup(page, { tags: popupTag + popupTag });
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the popup also opens at the right time without the loader', { tag: '@all' }, async ({
  page,
}) => {
  const { version } = await (await page.request.get('/widgets/integrity.json')).json();
  const body = `import '../${version}/newsletter-popup.js'`;
  await page.route('**/hire.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await goTo(page, { tags: popupTag });
  await waitUntilFetched(page);
  await page.clock.runFor(DELAY - 1);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

test('after the popup is removed from the page, it leaves nothing behind', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, { tags: `<input id="x">${popupTag}` });
  await page.locator('#x').focus();
  await page.clock.runFor(DELAY);
  await waitUntilFetched(page);
  await page.locator('hire-newsletter-popup').evaluate((popup) => popup.remove());
  await page.locator('#x').blur();
  await page.clock.runFor(DELAY);
  expect(await flag(page)).toBeNull();
});

test.describe('on our own site', () => {
  for (const [width, height, isFolded] of [
    [390, 844, false],
    [1280, 800, false],
    [320, 256, true],
  ] as const) {
    test(`the popup offers the checklist on at most a third of a ${width} by ${height} px window${isFolded ? ', folded to one line' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install({ time: 0 });
      await Promise.all([waitForImport(page, 'engagement'), page.goto('/sales')]);
      await page.clock.runFor(DELAY);
      await expect(card(page)).toBeVisible();
      expect((await card(page).boundingBox())?.height).toBeLessThanOrEqual(height / 3);
      const line = card(page).getByRole('button', { name: newsletterPopup.title });
      await expect(line).toHaveCount(isFolded ? 1 : 0);
      if (isFolded) await line.click();
      else await expect(subscribe(page)).toBeInViewport({ ratio: 1 });
      await emailField(page).fill('ada@byron.example');
      const offer = card(page).getByRole('link', { name: 'Open it (opens in a new tab)' });
      const { pathname } = new URL((await offer.getAttribute('href')) ?? '');
      expect(pathname).toBe('/first-ten');
      expect((await page.request.get(pathname)).status()).toBe(200);
    });
  }
});

for (const [width, height] of sample(
  [
    [360, 640],
    [375, 667],
    [390, 664],
    [412, 732],
    [844, 390],
  ] as const,
  [[360, 640]] as const,
)) {
  test.describe(`with a finger on ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the folded popup opens where it is seen, is sent, and closes', async ({ page }) => {
      await mockSubmissions(page, respondWith(200, { success: true, id: 'one' }));
      await openPopup(page);
      await page.clock.runFor(1_000);
      const line = card(page).getByRole('button', { name: newsletterPopup.title });
      await pressAt(line);
      await page.clock.runFor(1_000);
      await expect(line).toHaveCount(0);
      await pressAt(emailField(page));
      await page.keyboard.type('ada@byron.example');
      await pressAt(subscribe(page));
      await expect(page.getByText(newsletterPopup.welcome)).toBeVisible();
      await page.clock.runFor(1_000);
      await pressAt(card(page).getByRole('button', { name: 'Close' }));
      await expect(card(page)).toHaveCount(0);
    });
  });
}

test.describe('on a phone', () => {
  // High enough for the card even in a wide font of the host.
  test.use({ viewport: { width: 390, height: 980 } });

  test('the popup is a small card, and the page stays usable', async ({ page }) => {
    await openPage(page);
    const link = page.getByRole('link', { name: 'read from its end' }).first();
    await link.focus();
    await page.clock.runFor(DELAY);
    await expect(card(page)).toBeVisible();
    await expect(link).toBeFocused();
    await page.clock.runFor(300);
    await expect(announced(page, newsletterPopup.title)).toHaveCount(1);
    for (const control of [emailField(page), subscribe(page)]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const area = await card(page).boundingBox();
    expect(((area?.width ?? 0) * (area?.height ?? 0)) / (390 * 980)).toBeLessThanOrEqual(1 / 3);
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Escape in a modal dialog above the popup closes only the dialog', { tag: '@all' }, async ({
    page,
  }) => {
    await openPopup(page, {
      tags: `<dialog id="x" aria-label="Other">Hello</dialog>${popupTag}`,
    });
    await page.locator('#x').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Other' })).toHaveCount(0);
    await expect(card(page)).toBeVisible();
  });

  test('closing the popup from inside returns the focus to the previous element', async ({
    page,
  }) => {
    await openPage(page);
    const link = page.getByRole('link', { name: 'read from its end' }).first();
    await link.focus();
    await page.clock.runFor(DELAY);
    await emailField(page).focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  const phone = { width: 390, height: 844 };
  const desktop = { width: 1280, height: 720 };
  for (const { width, height } of sample([phone, desktop], [phone])) {
    test(`at ${width} px the popup covers no focused element and shifts no layout`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openPopup(page);
      await page.clock.resume();
      const stops = await page.getByRole('link', { name: /read from|beginning/ }).count();
      await page.evaluate(() => scrollTo(0, 0));
      for (let at = 0; at < stops; at += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => isReachable(page)).toBe(true);
        await expect(card(page)).toBeVisible();
      }
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test('in a small window the card moves away from the focused element', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPopup(page);
    await page.clock.resume();
    const link = page.getByRole('link', { name: 'read from its end' }).first();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => isReachable(page)).toBe(true);
    await link.blur();
    await page.mouse.wheel(0, 20);
    await expect(card(page)).toBeVisible();
  });

  test('on a right-to-left page the popup is on the other side', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPopup(page, { dir: 'rtl' });
    const box = await card(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 1280)).toBeLessThan(640);
  });
});

test('the popup is not printed', { tag: '@all' }, async ({ page }) => {
  await openPopup(page);
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
});

test('the popup says what the email address is for and how to unsubscribe, and preselects nothing', {
  tag: '@all',
}, async ({ page }) => {
  await openPopup(page);
  await expect(card(page)).toContainText(newsletterPopup.purpose);
  const link = card(page).getByRole('link', { name: 'Privacy (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', `${site}/privacy`);
  await expect(link).toHaveAttribute('rel', /noopener/);
  const topic = card(page).getByLabel('Topic (optional)');
  await expect(topic).toHaveValue('');
  await expect(topic.getByRole('option')).toHaveCount(7);
  await expect(card(page).getByRole('checkbox')).toHaveCount(0);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'email');
});

test('a subscription and its topic arrive once, as a mail', async ({ page }) => {
  const email = uniqueEmail();
  await openPopup(page);
  const bodies = collectBodies(page);
  await emailField(page).fill(email);
  await card(page)
    .getByLabel('Topic')
    .selectOption({ label: newsletterPopup.fields.curiosity.options['remote-teams'] });
  await subscribe(page).dblclick();
  const told = card(page).getByRole('group', { name: newsletterPopup.welcome });
  await expect(told).toBeVisible();
  await page.clock.runFor(100);
  await expect(told).toBeFocused();
  await expect(told).toHaveAccessibleDescription(
    `${newsletterPopup.subscribed} ${newsletterPopup.whatNext}`,
  );
  expect(bodies).toEqual([
    {
      formType: newsletterForm.type,
      formData: { email, curiosity: 'remote-teams' },
    },
  ]);
  await mailContaining(email);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in a browser without storage the popup opens once a page, and only by scrolling', {
  tag: '@all',
}, async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Closed', 'SecurityError');
        },
      });
    }
  });
  await openPage(page);
  await page.clock.runFor(2 * DELAY);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 9_000);
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await page.mouse.wheel(0, -9_000);
  await page.mouse.wheel(0, 9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a visitor can subscribe with the keyboard alone', async ({ page }) => {
  await openPopup(page, { body: '<p>Short.</p>' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: newsletterPopup.openOffer })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(privacyLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@byron.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(card(page).getByLabel('Topic')).toHaveValue('ai-workflows');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(newsletterPopup.welcome)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the methods and events of the popup work, and events do not contain what was typed', async ({
  page,
}) => {
  await openPage(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['open', 'answer', 'invalid', 'submit', 'success', 'close']) {
      document.addEventListener(`hire-${name}`, (event) =>
        told.push([event.type, (event as CustomEvent).detail]),
      );
    }
  });
  await page.evaluate(async () => {
    const popup = document.querySelector('hire-newsletter-popup') as never as HTMLElement & {
      open(data: object): Promise<void>;
      submit(): Promise<void>;
      getData(): object;
      close(): void;
    };
    await popup.open({ email: 'ada' });
    await popup.submit();
  });
  await expect(emailField(page)).toHaveValue('ada');
  await expect(page.locator('hire-newsletter-popup')).toHaveAttribute('open');
  await emailField(page).fill('ada@byron.example');
  await subscribe(page).click();
  await expect(page.getByText(newsletterPopup.welcome)).toBeVisible();
  await callMethod(page.locator('hire-newsletter-popup'), 'close');
  await expect(page.locator('hire-newsletter-popup')).not.toHaveAttribute('open');
  const told = await page.evaluate(() => (window as never as { told: unknown }).told);
  expect(told).toEqual([
    ['hire-open', null],
    ['hire-answer', { fields: ['email'] }],
    ['hire-invalid', { fields: ['email'] }],
    ['hire-answer', { fields: ['email'] }],
    ['hire-submit', null],
    ['hire-success', { form: newsletterForm.type, partner: undefined, id: expect.any(String) }],
    ['hire-close', null],
  ]);
});

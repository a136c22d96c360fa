import { expect, type Page, test } from 'playwright/test';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { discoveryCall, newsletterPanel } from '../messages.ts';
import { calls, site } from './addresses.ts';
import { callMethod } from './call-method.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { layoutShift } from './layout-shift.ts';
import { goTo, type PageOptions, panelTags } from './newsletter.fixture.ts';
import { collectBodies } from './submissions.ts';

const CLOSE_DELAY_MS = 3_000;
const NOTICE_DURATION_MS = 8_000;

const panel = (page: Page) => page.getByRole('dialog', { name: newsletterPanel.title });
const opener = (page: Page) => page.getByRole('button', { name: 'Newsletter' });
const emailField = (page: Page) => panel(page).getByLabel('Email');
const subscribe = (page: Page) => panel(page).getByRole('button', { name: 'Subscribe' });
const close = (page: Page) => panel(page).getByRole('button', { name: 'Close' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const nowSubscribed = (page: Page) =>
  page.getByRole('status').filter({ hasText: "You're now subscribed Expect" });

/** Pauses the clock, which only `runFor` then advances. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

async function openPage(page: Page, shown: Partial<PageOptions> = {}) {
  await stopClock(page);
  await goTo(page, { tags: panelTags, ...shown });
}

async function openPanel(page: Page, shown: Partial<PageOptions> = {}) {
  await openPage(page, shown);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

async function openAndSubscribe(page: Page, email = 'ada@byron.example') {
  await openPanel(page);
  await emailField(page).fill(email);
  await subscribe(page).click();
  await expect(page.getByText(newsletterPanel.welcome)).toBeVisible();
}

test('in an article, a panel that nothing opens has a button in its place, and the footer’s has none', async ({
  page,
}) => {
  const article = `${site}/resources/what-vetted-means`;
  await page.route(article, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</article>', '<hire-newsletter-panel></hire-newsletter-panel>$&');
    await route.fulfill({ response, body });
  });
  await page.goto(article);
  await page.locator('article hire-newsletter-panel').evaluate((tag) => tag.scrollIntoView());
  const button = page.getByRole('button', { name: newsletterPanel.title });
  await button.click();
  await emailField(page).fill('ada@byron.example');
  await close(page).click();
  await expect(button).toBeFocused();
});

test('the panel is fetched when it is opened, and not before', async ({ page }) => {
  await openPage(page);
  await page.waitForLoadState('networkidle');
  const isDefined = () =>
    page.evaluate(() => customElements.get('hire-newsletter-panel') !== undefined);
  expect(await isDefined()).toBe(false);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await isDefined()).toBe(true);
});

const ways: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['data-hire-open', panelTags, (page) => opener(page).click()],
  [
    'a command',
    '<hire-newsletter-panel id="n"></hire-newsletter-panel><button command="--open" commandfor="n">Newsletter</button>',
    (page) => opener(page).click(),
  ],
  ['its method', panelTags, (page) => callMethod(page.locator('hire-newsletter-panel'), 'open')],
  [
    'its attribute in the page',
    '<hire-newsletter-panel open></hire-newsletter-panel>',
    async () => {},
  ],
  [
    'its attribute set later',
    panelTags,
    (page) => page.locator('hire-newsletter-panel').evaluate((tag) => tag.setAttribute('open', '')),
  ],
  [
    'its property, as React sets it',
    panelTags,
    (page) =>
      page
        .locator('hire-newsletter-panel')
        .evaluate((tag) => void Object.assign(tag, { open: true })),
  ],
];
test('each way to open the panel sets the attribute open until the panel is closed', {
  tag: '@all',
}, async ({ page }) => {
  await stopClock(page);
  const tag = page.locator('hire-newsletter-panel');
  for (const [way, tags, act] of ways) {
    await test.step(way, async () => {
      await goTo(page, { tags });
      await act(page);
      await expect(panel(page)).toBeVisible();
      await expect(tag).toHaveAttribute('open');
      await close(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(tag).not.toHaveAttribute('open');
    });
  }
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await tag.evaluate((element) => element.removeAttribute('open'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the panel is open after closing and immediately reopening', { tag: '@all' }, async ({
  page,
}) => {
  await openPanel(page);
  await page.locator('hire-newsletter-panel').evaluate(async (tag) => {
    const panelTag = tag as never as { open(): void; close(): void };
    panelTag.close();
    await Promise.resolve();
    panelTag.open();
  });
  await page.clock.runFor(1_000);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
});

const closers: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Close', (page) => close(page).click()],
];
test('each way to close the panel returns the focus, and the panel opens again as it was', async ({
  page,
}) => {
  await openPanel(page);
  for (const [name, act] of closers) {
    await test.step(name, async () => {
      await emailField(page).fill('ada@byron.example');
      await panel(page).getByLabel('Topic').selectOption('other');
      await act(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(emailField(page)).toHaveValue('ada@byron.example');
      await expect(panel(page).getByLabel('Topic')).toHaveValue('other');
    });
  }
});

test('the panel is at the inline end of the window, over a dimmed page', { tag: '@all' }, async ({
  page,
}) => {
  await openPanel(page);
  /** The space on both sides of the panel. It changes while the panel slides in. */
  const space = () =>
    page.locator('[part=dialog]').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right: innerWidth - right };
    });
  await expect.poll(async () => (await space()).right).toBe(0);
  expect((await space()).left).toBeGreaterThan(0);
  const backdrop = await page
    .locator('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(backdrop).not.toBe('rgba(0, 0, 0, 0)');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await expect.poll(async () => (await space()).left).toBe(0);
  expect((await space()).right).toBeGreaterThan(0);
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});

const box = `<form method="dialog" id="box"><label>Work email <input name="email" type="email"></label>
    <button>Go</button></form>${panelTags}`;

test('an email address from a form of the host is filled in, and sent only after the visitor confirms it', async ({
  page,
}) => {
  await openPage(page, { tags: box });
  const bodies = collectBodies(page);
  await page.evaluate(() => {
    const form = document.querySelector('#box') as HTMLFormElement;
    form.addEventListener('submit', () => {
      const email = String(new FormData(form).get('email'));
      form.reset();
      const tag = document.querySelector('hire-newsletter-panel');
      (tag as never as { open(known: object): void }).open({ email });
    });
  });
  const field = page.getByLabel(discoveryCall.fields.email.label);
  await field.fill('footer@byron.example');
  await field.press('Enter');
  await expect(emailField(page)).toHaveValue('footer@byron.example');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  expect(bodies).toEqual([]);
});

test('a notice does not cover the heading or the close button at any width', {
  tag: '@all',
}, async ({ page }) => {
  await openPanel(page);
  await subscribe(page).click();
  await expect(alert(page)).toContainText(newsletterPanel.notices.missing.text);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [notice, heading] = await Promise.all([
      alert(page).locator('> *').boundingBox(),
      panel(page).getByRole('heading').boundingBox(),
    ]);
    const end = (heading?.y ?? 0) + (heading?.height ?? 0);
    expect.soft(notice?.y, `${width} px`).toBeGreaterThanOrEqual(end);
    await close(page).click({ trial: true });
  }
});

test('an empty email address is not sent, and the notice can be dismissed inside the dialog', async ({
  page,
}) => {
  await openPanel(page);
  const bodies = collectBodies(page);
  await subscribe(page).click();
  await expect(alert(page)).toContainText(newsletterPanel.notices.missing.text);
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(emailField(page)).toBeFocused();
  await page.getByRole('button', { name: newsletterPanel.dismiss }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('the panel closes 3 seconds after a success, and a notice stays on the page', async ({
  page,
}) => {
  const email = uniqueEmail();
  const sent = collectBodies(page);
  await openAndSubscribe(page, email);
  const told = panel(page).getByRole('group', { name: newsletterPanel.welcome });
  await expect(told).toBeVisible();
  await page.clock.runFor(100);
  await expect(told).toBeFocused();
  await expect(told).toHaveAccessibleDescription(
    `${newsletterPanel.subscribed} ${newsletterPanel.whatNext}`,
  );
  await page.clock.runFor(CLOSE_DELAY_MS - 101);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(nowSubscribed(page)).toBeVisible();
  expect(sent).toEqual([{ formType: newsletterForm.type, formData: { email, curiosity: '' } }]);
  await mailContaining(email);
});

test('subscribing causes no layout shift until the last notice is closed', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await subscribe(page).click();
  await emailField(page).pressSequentially('shift@byron.example');
  // Browsers do not count layout shifts within 500 ms of a press, so respond later.
  await page.route(calls, async (route) => {
    await page.waitForTimeout(600);
    await route.continue();
  });
  await subscribe(page).click();
  await expect(page.getByText(newsletterPanel.welcome)).toBeVisible();
  await page.clock.runFor(CLOSE_DELAY_MS);
  await expect(nowSubscribed(page)).toBeVisible();
  await page.clock.runFor(NOTICE_DURATION_MS);
  await expect(nowSubscribed(page)).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

import { expect, type Page, test } from 'playwright/test';
import { calls } from './addresses.ts';
import { mailContaining } from './inbox.ts';
import {
  expectAccessibleInEachLook,
  failSubmissions,
  failures,
  goTo,
  panelTags,
  type Shown,
  sentBodies,
  strictPolicy,
  watchPage,
  whatPageSaw,
} from './newsletter.fixture.ts';

const STANDS = 3_000;
const NOTICE_STANDS = 8_000;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to our newsletter' });
const opener = (page: Page) => page.getByRole('button', { name: 'Newsletter' });
const emailField = (page: Page) => panel(page).getByLabel('Email');
const subscribe = (page: Page) => panel(page).getByRole('button', { name: 'Subscribe' });
const close = (page: Page) => panel(page).getByRole('button', { name: 'Close' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const nowSubscribed = (page: Page) =>
  page.getByRole('status').filter({ hasText: "You're now subscribed Expect" });

/** With a clock that stands still. */
async function arrive(page: Page, shown: Partial<Shown> = {}) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await goTo(page, { tags: panelTags, ...shown });
}

async function arriveAndOpen(page: Page, shown: Partial<Shown> = {}) {
  await arrive(page, shown);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

async function arriveAndSubscribe(page: Page, email = 'ada@byron.example') {
  await arriveAndOpen(page);
  await emailField(page).fill(email);
  await subscribe(page).click();
  await expect(page.getByText('Welcome aboard!')).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('PN opening and closing', () => {
  test('it is fetched when it is wanted, and not before', async ({ page }) => {
    await arrive(page);
    await page.waitForLoadState('networkidle');
    const isDefined = () =>
      page.evaluate(() => customElements.get('hire-newsletter-panel') !== undefined);
    expect(await isDefined()).toBe(false);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await isDefined()).toBe(true);
  });

  const ways: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['data-hire-open', panelTags, (page) => opener(page).click()],
    [
      'a command',
      '<hire-newsletter-panel id="n"></hire-newsletter-panel><button command="--open" commandfor="n">Newsletter</button>',
      (page) => opener(page).click(),
    ],
    [
      'its method',
      panelTags,
      (page) =>
        page.locator('hire-newsletter-panel').evaluate((tag) => {
          (tag as never as { open(): void }).open();
        }),
    ],
    [
      'its attribute in the page',
      '<hire-newsletter-panel open></hire-newsletter-panel>',
      async () => {},
    ],
    [
      'its attribute set later',
      panelTags,
      (page) =>
        page.locator('hire-newsletter-panel').evaluate((tag) => tag.setAttribute('open', '')),
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
  for (const [way, tags, act] of ways) {
    test(`it is opened by ${way}, and its attribute says so`, async ({ page }) => {
      await arrive(page, { tags });
      await act(page);
      await expect(panel(page)).toBeVisible();
      const tag = page.locator('hire-newsletter-panel');
      await expect(tag).toHaveAttribute('open');
      await close(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(tag).not.toHaveAttribute('open');
    });
  }

  test('a removed attribute closes it', async ({ page }) => {
    await arriveAndOpen(page);
    await page.locator('hire-newsletter-panel').evaluate((tag) => tag.removeAttribute('open'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closed and opened again at once, it is open', async ({ page }) => {
    await arriveAndOpen(page);
    await page.locator('hire-newsletter-panel').evaluate(async (tag) => {
      const panelTag = tag as never as { open(): void; close(): void };
      panelTag.close();
      await Promise.resolve();
      panelTag.open();
    });
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('heading')).toBeFocused();
  });

  test('DD1 DD2 it is modal: the focus goes in, stays, and the page stands still', async ({
    page,
  }) => {
    await arriveAndOpen(page);
    await expect(panel(page).getByRole('heading')).toBeFocused();
    const names: (string | null)[] = [];
    for (let at = 0; at < 10; at += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => {
          const { shadowRoot } = document.activeElement as Element;
          return shadowRoot?.activeElement?.getAttribute('part') ?? null;
        }),
      );
    }
    const round = ['link', 'control', 'control', 'button button-primary', 'close'];
    expect(names).toEqual([...round, ...round]);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, -300);
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await opener(page).focus();
    await expect(opener(page)).not.toBeFocused();
  });

  const closers: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Close', (page) => close(page).click()],
    ['the backdrop', (page) => page.mouse.click(40, 300)],
  ];
  for (const [name, act] of closers) {
    test(`DD3 ${name} closes it; the focus goes back, and what opens again is empty`, async ({
      page,
    }) => {
      await arriveAndOpen(page);
      await emailField(page).fill('ada@byron.example');
      await panel(page).getByLabel('Topic').selectOption('other');
      await act(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(emailField(page)).toHaveValue('');
      await expect(panel(page).getByLabel('Topic')).toHaveValue('');
    });
  }

  test('a press that begins inside and ends on the backdrop leaves it open', async ({ page }) => {
    await arriveAndOpen(page);
    await emailField(page).hover();
    await page.mouse.down();
    await page.mouse.move(40, 300);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
  });

  test('it stands at the end of the line, over a page that is dimmed', async ({ page }) => {
    await arriveAndOpen(page);
    const box = await page.locator('[part=dialog]').boundingBox();
    expect(box).toMatchObject({ x: 1280 - 440, y: 0, width: 440 });
    const backdrop = await page
      .locator('dialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(backdrop).toBe('rgba(3, 26, 33, 0.6)');
  });

  test('A8 from right to left it stands on the left', async ({ page }) => {
    await arriveAndOpen(page, { dir: 'rtl' });
    const box = await page.locator('[part=dialog]').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 440 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('DD9 at 320 by 256 px all of it can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await arriveAndOpen(page);
    for (const control of [emailField(page), subscribe(page)]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('a host may forbid its opening and its closing', async ({ page }) => {
    await arriveAndOpen(page);
    await page.evaluate(() => {
      for (const name of ['hire-open', 'hire-close']) {
        document.addEventListener(name, (event) => event.preventDefault());
      }
    });
    await close(page).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('T3 the e-mail from elsewhere', () => {
  const box = `<form method="dialog" id="box"><label>Work e-mail <input name="email" type="email"></label>
    <button>Go</button></form>${panelTags}`;

  test('is carried over to be confirmed, and nothing is sent before', async ({ page }) => {
    await arrive(page, { tags: box });
    const bodies = sentBodies(page);
    await page.evaluate(() => {
      const form = document.querySelector('#box') as HTMLFormElement;
      form.addEventListener('submit', () => {
        const email = String(new FormData(form).get('email'));
        form.reset();
        const tag = document.querySelector('hire-newsletter-panel');
        (tag as never as { open(known: object): void }).open({ email });
      });
    });
    const field = page.getByLabel('Work e-mail');
    await field.fill('footer@byron.example');
    await field.press('Enter');
    await expect(emailField(page)).toHaveValue('footer@byron.example');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    expect(bodies).toEqual([]);
  });
});

test.describe('PN subscribing', () => {
  test('NP9 says what the e-mail is for, and presumes nothing', async ({ page }) => {
    await arriveAndOpen(page);
    await expect(panel(page)).toContainText('unsubscribe any time');
    await expect(
      panel(page).getByRole('link', { name: 'Privacy notice (opens in a new tab)' }),
    ).toHaveAttribute('target', '_blank');
    await expect(panel(page).getByLabel('Topic (optional)')).toHaveValue('');
  });

  for (const width of [320, 390, 1280]) {
    test(`a notice leaves the heading and the close button in sight, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await arriveAndOpen(page);
      await subscribe(page).click();
      await expect(alert(page)).toContainText('Please enter your email');
      const [notice, heading] = await Promise.all([
        alert(page).locator('> *').boundingBox(),
        panel(page).getByRole('heading').boundingBox(),
      ]);
      expect(notice?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
      await close(page).click();
      await expect(panel(page)).toHaveCount(0);
    });
  }

  test('NP8 an empty e-mail sends nothing; its notice can be dismissed inside the dialog', async ({
    page,
  }) => {
    await arriveAndOpen(page);
    const bodies = sentBodies(page);
    await subscribe(page).click();
    await expect(alert(page)).toContainText('Please enter your email');
    await expect(emailField(page)).toHaveAccessibleDescription('Error: Enter your email');
    await expect(emailField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss this notice' }).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('T12 the success stands for 2,999 ms, and is closed after 3,000; the page keeps it', async ({
    page,
  }) => {
    const email = `panel-${Date.now()}@byron.example`;
    const sent = sentBodies(page);
    await arriveAndSubscribe(page, email);
    const told = panel(page).getByRole('status');
    for (const words of [
      'Welcome aboard!',
      "You're now subscribed to our newsletter.",
      'Expect your first insights soon!',
    ]) {
      await expect(told).toContainText(words);
    }
    await expect(told).toBeFocused();
    await page.clock.runFor(STANDS - 1);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(nowSubscribed(page)).toBeVisible();
    expect(sent).toEqual([
      { formType: 'Newsletter Subscription', formData: { email, curiosity: '' } },
    ]);
    await mailContaining(email);
  });

  test('T12 closed early it stays closed, and opens empty for as long as one likes', async ({
    page,
  }) => {
    await arriveAndSubscribe(page);
    await page.clock.runFor(1_000);
    await page.keyboard.press('Escape');
    await expect(nowSubscribed(page)).toBeVisible();
    await opener(page).click();
    await expect(emailField(page)).toHaveValue('');
    await page.clock.runFor(3 * STANDS);
    await expect(panel(page)).toBeVisible();
  });

  test('a second press while the first is on its way sends nothing', async ({ page }) => {
    await arriveAndOpen(page);
    const bodies = sentBodies(page);
    await emailField(page).fill('twice@byron.example');
    await subscribe(page).dblclick();
    await expect(page.getByText('Welcome aboard!')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  for (const [kind, fail] of failures) {
    test(`after ${kind} it stays open, keeps everything, and a retry works`, async ({ page }) => {
      const email = `again-${Date.now()}@byron.example`;
      await arriveAndOpen(page);
      const heal = await failSubmissions(page, fail);
      await emailField(page).fill(email);
      await panel(page).getByLabel('Topic').selectOption('startup-insights');
      await subscribe(page).click();
      await expect(alert(page)).toContainText('Error Failed to subscribe. Please try again.');
      await page.clock.runFor(3 * STANDS);
      await expect(subscribe(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue(email);
      await expect(panel(page).getByLabel('Topic')).toHaveValue('startup-insights');
      await heal();
      await subscribe(page).click();
      await expect(page.getByText('Welcome aboard!')).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
      await mailContaining(email);
    });
  }

  test('PN with the keyboard alone', async ({ page }) => {
    await arrive(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('keys@byron.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome aboard!')).toBeVisible();
    await page.clock.runFor(STANDS);
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('PN on somebody else’s page', () => {
  test('EM a strict policy is never violated, and nothing shifts until the last notice is gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchPage(page);
    await arrive(page, { policy: strictPolicy });
    await opener(page).click();
    await subscribe(page).click();
    await emailField(page).pressSequentially('csp@byron.example');
    // A shift within half a second of a press would be forgiven: this answer comes later.
    await page.route(calls, async (route) => {
      await page.waitForTimeout(600);
      await route.continue();
    });
    await subscribe(page).click();
    await expect(page.getByText('Welcome aboard!')).toBeVisible();
    await page.clock.runFor(STANDS);
    await expect(nowSubscribed(page)).toBeVisible();
    await page.clock.runFor(NOTICE_STANDS);
    await expect(nowSubscribed(page)).toHaveCount(0);
    expect(await whatPageSaw(page)).toEqual({ violations: [], shift: 0 });
  });

  test('EM opened and taken away a hundred times, it leaves nothing behind', async ({ page }) => {
    await arriveAndOpen(page);
    const nodes = () => page.evaluate(() => document.body.querySelectorAll('*').length);
    await close(page).click();
    const before = await nodes();
    await page.evaluate(async () => {
      for (let at = 0; at < 100; at += 1) {
        const tag = document.createElement('hire-newsletter-panel') as HTMLElement;
        document.body.append(tag);
        (tag as never as { open(): void }).open();
        await Promise.resolve();
        (tag as never as { close(): void }).close();
        tag.remove();
        await Promise.resolve();
      }
    });
    expect(await nodes()).toBe(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('PN A1 axe', () => {
  const states: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['open', async () => {}],
    [
      'refused',
      async (page) => {
        await subscribe(page).click();
        await expect(alert(page)).toBeVisible();
      },
    ],
    [
      'failed',
      async (page) => {
        await failSubmissions(page, (route) => route.abort());
        await emailField(page).fill('axe@byron.example');
        await subscribe(page).click();
        await expect(alert(page)).toBeVisible();
      },
    ],
    [
      'subscribed',
      async (page) => {
        await emailField(page).fill('axe@byron.example');
        await subscribe(page).click();
        await expect(page.getByText('Welcome aboard!')).toBeVisible();
      },
    ],
    [
      'closed after its success',
      async (page) => {
        await emailField(page).fill('axe@byron.example');
        await subscribe(page).click();
        await expect(page.getByText('Welcome aboard!')).toBeVisible();
        await page.clock.runFor(STANDS);
        await expect(nowSubscribed(page)).toBeVisible();
      },
    ],
  ];
  for (const [state, reach] of states) {
    test(state, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveAndOpen(page);
      await reach(page);
      await expectAccessibleInEachLook(page);
    });
  }
});

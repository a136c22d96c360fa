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

/** Only `runFor` moves the clock from now on. */
async function holdClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

async function arrive(page: Page, shown: Partial<Shown> = {}) {
  await holdClock(page);
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

test.describe('opening and closing', () => {
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
  test('each way to open it opens it, and its attribute says so until it is closed', async ({
    page,
  }) => {
    await holdClock(page);
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

  test('it is modal: the focus goes in and stays, and the page does not scroll', async ({
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
  test('each way to close it gives the focus back, and it opens again empty', async ({ page }) => {
    await arriveAndOpen(page);
    for (const [name, act] of closers) {
      await test.step(name, async () => {
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
  });

  test('a press that begins inside and ends on the backdrop leaves it open', async ({ page }) => {
    await arriveAndOpen(page);
    await emailField(page).hover();
    await page.mouse.down();
    await page.mouse.move(40, 300);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
  });

  test('it is at the end of the line, over a page that is dimmed', async ({ page }) => {
    await arriveAndOpen(page);
    const edges = () =>
      page.locator('[part=dialog]').evaluate((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right, window: innerWidth };
      });
    const fromLeft = await edges();
    expect(fromLeft.right).toBe(fromLeft.window);
    expect(fromLeft.left).toBeGreaterThan(fromLeft.window / 2);
    const backdrop = await page
      .locator('dialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(backdrop).not.toBe('rgba(0, 0, 0, 0)');
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    const fromRight = await edges();
    expect(fromRight.left).toBe(0);
    expect(fromRight.right).toBeLessThan(fromRight.window / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('every control can be reached at 320 by 256 px', async ({ page }) => {
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

test.describe('an e-mail address from a form of the host', () => {
  const box = `<form method="dialog" id="box"><label>Work e-mail <input name="email" type="email"></label>
    <button>Go</button></form>${panelTags}`;

  test('is filled in to be confirmed, and not sent before', async ({ page }) => {
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

test.describe('subscribing', () => {
  test('it says what the e-mail address is for, and chooses no topic', async ({ page }) => {
    await arriveAndOpen(page);
    await expect(panel(page)).toContainText('unsubscribe any time');
    await expect(
      panel(page).getByRole('link', { name: 'Privacy notice (opens in a new tab)' }),
    ).toHaveAttribute('target', '_blank');
    await expect(panel(page).getByLabel('Topic (optional)')).toHaveValue('');
  });

  test('a notice leaves the heading and the close button in sight at every width', async ({
    page,
  }) => {
    await arriveAndOpen(page);
    await subscribe(page).click();
    await expect(alert(page)).toContainText('Please enter your email');
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

  test('an empty e-mail address is not sent, and the notice can be dismissed in the dialog', async ({
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

  test('the success closes after 3 seconds, and a notice on the page stays', async ({ page }) => {
    const email = `panel-${Date.now()}@byron.example`;
    const sent = sentBodies(page);
    await arriveAndSubscribe(page, email);
    const told = panel(page).getByRole('status').last();
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

  test('closed before those 3 seconds, it opens empty and stays open', async ({ page }) => {
    await arriveAndSubscribe(page);
    await page.clock.runFor(1_000);
    await page.keyboard.press('Escape');
    await expect(nowSubscribed(page)).toBeVisible();
    await opener(page).click();
    await expect(emailField(page)).toHaveValue('');
    await page.clock.runFor(3 * STANDS);
    await expect(panel(page)).toBeVisible();
  });

  test('after each kind of failure it stays open and keeps everything, and a retry works', async ({
    page,
  }) => {
    const email = `again-${Date.now()}@byron.example`;
    await arriveAndOpen(page);
    await emailField(page).fill(email);
    await panel(page).getByLabel('Topic').selectOption('startup-insights');
    for (const [kind, fail] of failures) {
      await test.step(kind, async () => {
        const heal = await failSubmissions(page, fail);
        await subscribe(page).click();
        await expect(alert(page)).toContainText('Error Failed to subscribe. Please try again.');
        await expect(subscribe(page)).toBeFocused();
        await expect(emailField(page)).toHaveValue(email);
        await expect(panel(page).getByLabel('Topic')).toHaveValue('startup-insights');
        await page.getByRole('button', { name: 'Dismiss this notice' }).click();
        await expect(alert(page)).toHaveCount(0);
        await heal();
      });
    }
    await page.clock.runFor(3 * STANDS);
    await subscribe(page).click();
    await expect(page.getByText('Welcome aboard!')).toBeVisible();
    await mailContaining(email);
  });

  test('it can be used with the keyboard alone', async ({ page }) => {
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

test.describe('on the page of a host', () => {
  test('under a strict policy nothing is refused, and nothing shifts until the last notice is gone', async ({
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
});

test('axe finds no fault in any state', async ({ page }) => {
  test.slow();
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
        const heal = await failSubmissions(page, (route) => route.abort());
        await emailField(page).fill('axe@byron.example');
        await subscribe(page).click();
        await expect(alert(page)).toContainText('Failed to subscribe');
        await heal();
      },
    ],
    [
      'subscribed',
      async (page) => {
        await subscribe(page).click();
        await expect(page.getByText('Welcome aboard!')).toBeVisible();
      },
    ],
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAndOpen(page);
  for (const [state, reach] of states) {
    await test.step(state, async () => {
      await reach(page);
      await expectAccessibleInEachLook(page);
    });
  }
});

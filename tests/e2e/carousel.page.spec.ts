import { expect, type Locator, type Page, test } from 'playwright/test';
import { carousel as labels } from '../messages.ts';
import { sample } from '../sample.ts';
import { findViolations } from './axe.ts';
import { callMethod } from './call-method.ts';
import {
  expectSlide,
  LONG_TIME_MS,
  open,
  projectNames,
  shownSlide,
  slides,
  waitForVisibility,
} from './carousel.fixture.ts';

/** The text of the visible slide. */
const shownText = (carousel: Locator): Promise<string> =>
  shownSlide(carousel)
    .locator('slot')
    .evaluate((slot: HTMLSlotElement) => slot.assignedElements()[0]?.textContent ?? '');

const dots = (carousel: Locator): Locator => carousel.getByRole('button', { name: /^Slide \d/ });

const stopped = { attributes: 'label="What clients say" interval="0"' };

interface Step {
  step: number;
  of: number;
}

declare global {
  interface Window {
    steps: Step[];
  }
}

/** Collects every `hire-step` event that reaches the document. */
const keepSteps = (page: Page) =>
  page.addInitScript(() => {
    window.steps = [];
    document.addEventListener('hire-step', (event) =>
      window.steps.push((event as CustomEvent<Step>).detail),
    );
  });

test('the controls of twelve slides fit in 320 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const carousel = await open(page, { slides: slides.testimonials.repeat(3) });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const name of ['Slide 1', 'Slide 12']) {
    const dot = carousel.getByRole('button', { name, exact: true });
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  }
});

test('long words and a wide table do not widen the page', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = `<p>${'Donaudampfschifffahrt'.repeat(9)}</p><div style="overflow:auto"><pre>${'x'.repeat(400)}</pre></div>`;
  await open(page, { slides: wide });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('in forced colors the buttons have a border and the current dot is filled', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const carousel = await open(page, stopped);
  for (const button of await carousel.locator('[part~=button]').all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
  const borderOf = (isCurrent: boolean) =>
    dots(carousel)
      .and(carousel.locator(isCurrent ? '[aria-current]' : ':not([aria-current])'))
      .first()
      .evaluate((dot) => Number.parseFloat(getComputedStyle(dot, '::before').borderTopWidth));
  expect(await borderOf(true)).toBeGreaterThan(await borderOf(false));
});

test('on a right-to-left page the arrows are mirrored', async ({ page }) => {
  const carousel = await open(page, { ...stopped, dir: 'rtl' });
  const [back, next] = [labels.previous, labels.next].map((name) =>
    carousel.getByRole('button', { name }),
  );
  expect((await back?.boundingBox())?.x).toBeGreaterThan((await next?.boundingBox())?.x ?? 0);
  await expect(next?.locator('svg') as Locator).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('in print all slides are visible, and no controls', { tag: '@all' }, async ({ page }) => {
  const carousel = await open(page, { slides: slides.projects });
  await page.emulateMedia({ media: 'print' });
  for (const name of projectNames)
    await expect(carousel.getByText(name, { exact: true })).toBeVisible();
  await expect(carousel.getByLabel(labels.next)).toBeHidden();
});

test('in print all slides are visible before the carousel has loaded', { tag: '@all' }, async ({
  page,
}) => {
  await page.route('**/widgets/*/carousel.js*', (route) => route.abort());
  await page.goto('/');
  const quotes = page.locator('hire-carousel figure');
  await expect(quotes).toHaveCount(4);
  await expect(quotes.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const quote of await quotes.all()) await expect(quote).toBeVisible();
});

test('a host can change the slide by methods, which dispatch events and do not stop the slide show', async ({
  page,
}) => {
  await keepSteps(page);
  const carousel = await open(page, { attributes: 'interval="60000"' });
  await callMethod(carousel, 'next');
  await callMethod(carousel, 'back');
  await callMethod(carousel, 'back');
  await callMethod(carousel, 'goTo', 2);
  await callMethod(carousel, 'goTo', 9);
  await expectSlide(carousel, 2, 4);
  expect(await page.evaluate(() => window.steps)).toEqual(
    [2, 1, 4, 2].map((step) => ({ step, of: 4 })),
  );
  const rotation = carousel.getByRole('button', { name: 'automatic slide show' });
  await expect(rotation).toHaveAccessibleName(labels.stop);
  await callMethod(carousel, 'pause');
  await expect(rotation).toHaveAccessibleName(labels.start);
  await callMethod(carousel, 'play');
  await expect(rotation).toHaveAccessibleName(labels.stop);
});

test('a host that sets an interval of 0 after the tag is defined pauses the slide show', async ({
  page,
}) => {
  const carousel = await open(page, { attributes: '' });
  await expect(carousel.getByRole('button', { name: labels.stop })).toBeVisible();
  await carousel.evaluate((element) => Object.assign(element, { interval: 0 }));
  await expect(carousel.getByRole('button', { name: labels.start })).toBeVisible();
});

test('a host can add, move and remove slides, and the current slide stays', async ({ page }) => {
  const carousel = await open(page, { ...stopped, slides: slides.projects });
  await callMethod(carousel, 'goTo', 2);
  await carousel.evaluate((element) => element.insertAdjacentHTML('afterbegin', '<p>New</p>'));
  await expectSlide(carousel, 3, 6);
  expect(await shownText(carousel)).toContain('Booking app MVP');
  await carousel.evaluate((element) => element.append(element.children[2] as Element));
  await expectSlide(carousel, 6, 6);
  expect(await shownText(carousel)).toContain('Booking app MVP');
  await carousel.evaluate((element) => element.lastElementChild?.remove());
  await expectSlide(carousel, 5, 5);
  expect(await shownText(carousel)).toContain('Support chatbot');
  await expect(dots(carousel)).toHaveCount(5);
});

test('a host can keep the slides as they are, so that a framework can hydrate them', async ({
  page,
}) => {
  const written = '<p>First</p><p>Second</p>';
  const carousel = await open(page, { ...stopped, slides: written });
  await callMethod(carousel, 'next');
  await expectSlide(carousel, 2, 2);
  expect(await shownText(carousel)).toBe('Second');
  expect(await carousel.innerHTML()).toBe(written);
});

test('a host can have one slide or none, without controls', { tag: '@all' }, async ({ page }) => {
  const carousel = await open(page, {
    slides: '<p>Only</p><template>x</template><style></style>',
  });
  await expectSlide(carousel, 1, 1);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await carousel.evaluate((element) => element.replaceChildren());
  await expect(carousel.getByRole('group')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('a host can move the tag, which keeps its slide, and remove it, which stops its timers', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await keepSteps(page);
  const carousel = await open(page);
  await callMethod(carousel, 'goTo', 3);
  await carousel.evaluate((element) => document.querySelector('main')?.append(element));
  await expectSlide(carousel, 3, 4);
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 4, 4);
  const away = await carousel.evaluateHandle((element) => {
    element.remove();
    return element;
  });
  await page.clock.runFor(LONG_TIME_MS);
  expect(await page.evaluate(() => window.steps.length)).toBe(2);
  await page.evaluate((element) => document.querySelector('main')?.append(element), away);
  await waitForVisibility(page);
  await expectSlide(carousel, 4, 4);
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 1, 4);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** A swipe with one finger from the middle of the slides, by these distances. */
  async function swipe(page: Page, carousel: Locator, across: number, down: number) {
    const session = await page.context().newCDPSession(page);
    const box = await carousel.boundingBox();
    const at = { x: (box?.x ?? 0) + 180, y: (box?.y ?? 0) + 100 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: at.x + across * part, y: at.y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
  }

  for (const dir of sample(['ltr', 'rtl'] as const, ['ltr']))
    test(`a swipe across changes the slide, and the slide show continues: ${dir}`, async ({
      page,
    }) => {
      const [onLeft, onRight] = dir === 'ltr' ? [2, 4] : [4, 2];
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      const carousel = await open(page, { dir });
      await swipe(page, carousel, -120, 10);
      await expectSlide(carousel, onLeft, 4);
      await swipe(page, carousel, 120, 10);
      await expectSlide(carousel, 1, 4);
      await swipe(page, carousel, 120, 10);
      await expectSlide(carousel, onRight, 4);
      await page.clock.runFor(5_000);
      await expectSlide(carousel, (onRight % 4) + 1, 4);
    });

  test('a swipe that is short or vertical does not change the slide', { tag: '@all' }, async ({
    page,
  }) => {
    const carousel = await open(page, {
      ...stopped,
      after: '<div style="block-size: 4000px"></div>',
    });
    await swipe(page, carousel, 20, 0);
    await swipe(page, carousel, 60, -200);
    await expectSlide(carousel, 1, 4);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });
});

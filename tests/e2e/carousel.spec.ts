import { expect, type Locator, type Page, test } from 'playwright/test';
import { carousel as labels } from '../messages.ts';
import { sampleNamed } from '../sample.ts';
import { announced } from './announced.ts';
import {
  expectSlide,
  firstQuote,
  LONG_TIME_MS,
  open,
  type PageOptions,
  quotes,
  shownSlide,
  slides,
  waitForVisibility,
} from './carousel.fixture.ts';
import { delayResponses } from './delay-responses.ts';
import { layoutShift } from './layout-shift.ts';

const stop = labels.stop;
const start = labels.start;

/** Opens the page with a paused clock, which only `runFor` advances. */
async function openPaused(page: Page, shown?: PageOptions) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  return open(page, shown);
}

const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name });

test('the carousel is a named region, and each slide is named by its position', async ({
  page,
}) => {
  const carousel = await openPaused(page);
  const region = carousel.getByRole('region', { name: 'What clients say' });
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = region.getByRole('group', { name: '1 of 4' });
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  await expect(carousel.getByText(firstQuote)).toBeVisible();
});

const names = {
  'label="Testimonial carousel"': 'Testimonial',
  'label="Carousel"': 'Highlights',
  'no label': 'Highlights',
};
for (const [label, name] of sampleNamed(names, 'label="Testimonial carousel"'))
  test(`the name never contains the word carousel: ${label}`, async ({ page }) => {
    const carousel = await openPaused(page, { attributes: label.replace('no label', '') });
    await expect(carousel.getByRole('region')).toHaveAccessibleName(name);
  });

test('the rotation button is first in the tab order, and its name says what it does', async ({
  page,
}) => {
  const carousel = await openPaused(page);
  await expect(button(carousel, stop)).not.toHaveAttribute('aria-pressed');
  await page.keyboard.press('Tab');
  await expect(button(carousel, stop)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(carousel, start)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(carousel, stop)).toBeFocused();
});

test('Previous, the dots, Next and the content of the slide follow in the tab order', {
  tag: '@all',
}, async ({ page }) => {
  const carousel = await openPaused(page, { slides: slides.projects });
  const stops = [
    button(carousel, stop),
    button(carousel, labels.previous),
    ...[1, 2, 3, 4, 5].map((place) => button(carousel, `Slide ${place}`)),
    button(carousel, labels.next),
    // Those of hidden slides too, which are then shown.
    ...(await carousel.getByRole('link').all()),
    page.getByRole('link', { name: 'what comes after' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('an arrow keeps the focus, and the slide show continues 5 s after the pointer left', async ({
  page,
}) => {
  const carousel = await openPaused(page);
  for (const [name, place] of [
    [labels.previous, 4],
    [labels.next, 1],
  ] as const) {
    await button(carousel, name).click();
    await expectSlide(carousel, place);
    await expect(button(carousel, name)).toBeFocused();
  }
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_999);
  await expectSlide(carousel, 1);
  await page.clock.runFor(1);
  await expectSlide(carousel, 2);
});

test('a dot shows its slide, and is the current one', async ({ page }) => {
  const carousel = await openPaused(page);
  const dots = carousel.getByRole('group', { name: 'Slides' }).getByRole('button');
  await expect(dots).toHaveCount(4);
  await dots.nth(2).press('Enter');
  await expectSlide(carousel, 3);
  await expect(dots.nth(2)).toBeFocused();
  await expect(dots.and(carousel.locator('[aria-current=true]'))).toHaveAccessibleName('Slide 3');
});

test('the slide show pauses while it has keyboard focus, and continues 5 s later', async ({
  page,
}) => {
  const carousel = await openPaused(page, { slides: slides.projects });
  await carousel.getByRole('link').last().focus();
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 5, 5);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'what comes after' })).toBeFocused();
  await page.clock.runFor(4_999);
  await expectSlide(carousel, 5, 5);
  await page.clock.runFor(1);
  await expectSlide(carousel, 1, 5);
});

test('the button stops the slide show, and starts it at once under the pointer', async ({
  page,
}) => {
  const carousel = await openPaused(page);
  await button(carousel, stop).click();
  await button(carousel, labels.next).click();
  await button(carousel, labels.previous).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 1);
  await button(carousel, start).click();
  await expect(button(carousel, stop)).toBeFocused();
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 2);
});

test('with reduced motion the slide show starts stopped, and slides change without animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openPaused(page);
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 1);
  await button(carousel, start).click();
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the slide show pauses in a hidden tab and in a prerendered page', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.assign(window, {
      turn: (to: string) => {
        state = to;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const turn = (to: string) => page.evaluate((state) => Reflect.get(window, 'turn')(state), to);
  const carousel = await openPaused(page);
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 1);
  await turn('visible');
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 2);
  await turn('hidden');
  await page.clock.runFor(LONG_TIME_MS);
  await expectSlide(carousel, 2);
});

test('the slide show pauses outside of the viewport, and continues inside', {
  tag: '@all',
}, async ({ page }) => {
  const carousel = await openPaused(page, { after: '<div style="block-size: 4000px"></div>' });
  await page.evaluate(() => scrollTo(0, 3000));
  await waitForVisibility(page);
  await page.clock.runFor(LONG_TIME_MS);
  await expect(shownSlide(carousel)).toHaveAttribute('aria-label', '1 of 4');
  await page.evaluate(() => scrollTo(0, 0));
  await waitForVisibility(page);
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 2);
});

test('a slide that the visitor chose is announced, and the following ones are not', async ({
  page,
}) => {
  const carousel = await openPaused(page);
  await button(carousel, labels.next).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  await expect(announced(page, '2 of 4')).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 3);
  await expect(announced(page, '3 of 4')).toHaveCount(0);
});

test('the slide show takes nothing from a screen reader, and says nothing', async ({ page }) => {
  const carousel = await openPaused(page);
  const before = await carousel.ariaSnapshot();
  for (const quote of quotes) expect(before).toContain(quote);
  await page.clock.runFor(5_000);
  await expectSlide(carousel, 2);
  // Only the dot that is current has changed.
  const contents = (snapshot: string) => snapshot.replace(/ \[current[^\]]*\]| \[active\]/g, '');
  expect(contents(await carousel.ariaSnapshot())).toBe(contents(before));
  await expect(carousel.locator('[aria-live], [role=tab]')).toHaveCount(0);
});

test('a host’s style that shows hidden elements shows no second slide', { tag: '@all' }, async ({
  page,
}) => {
  const loud = '<style>figure, figure * { visibility: visible !important }</style>';
  const carousel = await openPaused(page, { before: loud });
  await expect(carousel.locator('[aria-roledescription=slide]').nth(1)).toHaveCSS('opacity', '0');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the home page shows only the first slide, and loading the script moves nothing', async ({
    page,
  }) => {
    const release = await delayResponses(page, '**/hire.js');
    const arriving = page.goto('/');
    const carousel = page.locator('hire-carousel');
    const figures = carousel.locator('figure');
    await carousel.scrollIntoViewIfNeeded();
    await expect(figures.first()).toBeVisible();
    await expect(figures.nth(1)).toBeHidden();
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const places = () => Promise.all([carousel, figures.first()].map((each) => each.boundingBox()));
    const before = await places();
    release();
    await arriving;
    await expect(shownSlide(carousel)).toHaveAccessibleName('1 of 4');
    expect(await places()).toEqual(before);
  });

  test('a carousel far below the window is there before anyone comes to it', async ({ page }) => {
    await page.goto('/');
    await expect(shownSlide(page.locator('hire-carousel'))).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a carousel below the viewport shifts nothing in it', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, { before: '<div style="block-size: 900px"></div>' });
    expect(await layoutShift(page)).toBe(0);
  });
});

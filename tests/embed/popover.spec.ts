import { expect, type Locator, test } from 'playwright/test';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { collectSubmissions } from '../e2e/submissions.ts';
import { answerAll, confirmation, press } from '../e2e/wizard.ts';
import { sample } from '../sample.ts';
import { frame, LABEL, modes, opener, openPage, openPopover, tag } from './popover.fixture.ts';

for (const mode of sample(modes, ['dialog', 'bubble'])) {
  test.describe(`as ${mode}`, () => {
    test('the popover opens by keyboard, and closes by Escape and by its button without losing answers', async ({
      page,
    }) => {
      await openPage(page, { mode });
      await expect(frame(page)).toBeHidden();
      await opener(page, mode).focus();
      await page.keyboard.press('Enter');
      await expect(frame(page).getByRole('heading', { name: LABEL })).toBeFocused();
      await expect(tag(page)).toHaveAttribute('open', '');
      await page.getByRole('radio', { name: 'Designer' }).check();
      await press(page, 'Next');
      await page.getByRole('radio', { name: 'Part-time' }).check();
      const ways = [
        () => page.keyboard.press('Escape'),
        () => frame(page).getByRole('button', { name: 'Close' }).press('Enter'),
      ];
      for (const close of ways) {
        await close();
        await expect(frame(page)).toBeHidden();
        await expect(tag(page)).not.toHaveAttribute('open');
        await expect(opener(page, mode)).toBeFocused();
        await opener(page, mode).click();
        await expect(page.getByText(/^Step 2 of/)).toBeVisible();
        await expect(page.getByRole('radio', { name: 'Part-time' })).toBeChecked();
      }
    });

    test('at 320 px the popover fits the window in both text directions, and with reduced motion nothing moves', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, { mode });
      for (const [step, dir] of ['ltr', 'rtl'].entries()) {
        await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir);
        await expect(opener(page, mode)).toBeInViewport({ ratio: 1 });
        await opener(page, mode).click();
        await expect(page.getByText(new RegExp(`^Step ${step + 1} of`))).toBeVisible();
        const moves = await page.evaluate(() =>
          document.getAnimations().some((each) => each instanceof CSSAnimation),
        );
        expect(moves).toBe(false);
        const box = await frame(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByText(new RegExp(`^Step ${step + 2} of`))).toBeVisible();
        await frame(page).getByRole('button', { name: 'Close' }).click();
        await expect(frame(page)).toBeHidden();
      }
    });
  });
}

test('the wizard in a popover sends one mail', async ({ page }) => {
  const sent = collectSubmissions(page);
  await openPopover(page, { mode: 'bubble' });
  const { email } = await answerAll(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await mailContaining(email);
  expect(await mailsContaining(email)).toHaveLength(1);
  expect(sent).toHaveLength(1);
  const notice = page.getByRole('status').filter({ hasText: 'Success!' });
  await notice.getByRole('button').click();
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expect(frame(page)).toBeVisible();
});

/** A modal one, and one beside which the page can be used. */
for (const mode of ['dialog', 'bubble'] as const) {
  test(`as ${mode} the page behind the popover keeps its overflow and its scroll position`, async ({
    page,
  }) => {
    await openPage(page, { mode });
    const look = () =>
      page.evaluate(() => [
        ...[document.documentElement, document.body].flatMap((element) => [
          element.getAttribute('style'),
          getComputedStyle(element).overflow,
        ]),
        scrollY,
        document.documentElement.scrollWidth,
      ]);
    const before = await look();
    await opener(page, mode).click();
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    await page.mouse.move(900, 300);
    await frame(page).hover();
    await page.mouse.wheel(0, 3_000);
    await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
    expect(await look()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(frame(page)).toBeHidden();
    expect(await look()).toEqual(before);
  });
}

for (const mode of sample(['dialog', 'slide-in'] as const, ['dialog'])) {
  test(`as ${mode} a press outside of the popover closes it`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 });
    await openPopover(page, { mode });
    await page.mouse.click(40, 360);
    await expect(frame(page)).toBeHidden();
  });
}

for (const mode of sample(['side-tab', 'bubble'] as const, ['bubble'])) {
  test(`as ${mode} the page stays usable, and Escape works from there`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 });
    await openPopover(page, { mode });
    await page.getByRole('link', { name: 'Find people here' }).focus();
    await expect(frame(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Find people here' })).toBeFocused();
  });

  test(`as ${mode} the popover closes if it covers the element that receives keyboard focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 720 });
    await openPopover(page, { mode });
    const link = page.getByRole('link', { name: 'To the beginning' });
    await link.focus();
    await expect(frame(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test(`as ${mode} the popover’s button stays after the page moves the tag`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { errors: [] });
      addEventListener('error', ({ message }) => Reflect.get(window, 'errors').push(message));
    });
    await openPopover(page, { mode });
    await page.getByRole('radio', { name: 'Designer' }).check();
    await tag(page).evaluate((element) => document.body.append(element));
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Designer' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(opener(page, mode)).toBeVisible();
    await tag(page).evaluate((element) => document.querySelector('main')?.prepend(element));
    await expect(opener(page, mode)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual([]);
  });

  test(`as ${mode} no stacking context of the host covers the popover’s button`, async ({
    page,
  }) => {
    await openPage(page, {
      mode,
      style: `main { transform: scale(1); overflow: clip; } main > * { content-visibility: auto; }
        h1 { position: fixed; inset: 0; z-index: 2147483647; }`,
    });
    await opener(page, mode).click();
    await frame(page).hover();
  });
}

test('a text beside the form begins where the heading does, and the form before it', async ({
  page,
}) => {
  const inside = '<p>We answer soon.</p><hire-get-matched></hire-get-matched>';
  await openPage(page, {
    tags: `<hire-popover id="match" label="${LABEL}">${inside}</hire-popover>`,
    // As in themes and resets.
    style: 'p { margin: 0; }',
  });
  await opener(page, 'dialog').click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  const startOf = (found: Locator) =>
    found.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    });
  const heading = frame(page).getByRole('heading', { name: LABEL });
  const text = page.getByText('We answer soon.');
  const form = page.locator('hire-popover > hire-get-matched');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await startOf(text)).toBe(await startOf(heading));
    const { x = 9999 } = (await form.boundingBox()) ?? {};
    expect((await startOf(text)) - x).toBeGreaterThanOrEqual(20);
  }
});

test('a popover with a line of text only is as high as that line', async ({ page }) => {
  const only = `<hire-popover id="match" label="${LABEL}"><p>We answer soon.</p></hire-popover>`;
  await openPage(page, { tags: only });
  await opener(page, 'dialog').click();
  await expect(page.getByText('We answer soon.')).toBeVisible();
  expect((await frame(page).locator('[part=dialog]').boundingBox())?.height).toBeLessThan(200);
});

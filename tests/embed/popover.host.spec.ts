import { expect, test } from 'playwright/test';
import { site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { delayResponses } from '../e2e/delay-responses.ts';
import { sample } from '../sample.ts';
import { frame, goTo, modes, opener, openPage, tag, untilDefined } from './popover.fixture.ts';

test('a link to the id of a popover opens it', async ({ page }) => {
  await openPage(page);
  await page.getByRole('link', { name: 'Find people here' }).click();
  await expect(frame(page)).toBeVisible();
});

test('the code of the form inside is fetched when the popover opens, and not before, even if the tag is visible', async ({
  page,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(popover|get-matched)\.js/, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await goTo(page, { mode: 'bubble', style: 'main > p { display: none; }' });
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeInViewport();
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  expect(asked).toHaveLength(1);
  release();
  await untilDefined(page);
  await opener(page, 'bubble').click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a popover that is opened before its script has loaded opens afterwards', async ({ page }) => {
  const release = await delayResponses(page, /\/(popover|get-matched)\.js/);
  await goTo(page);
  await page.getByRole('button', { name: 'Find people', exact: true }).click();
  await expect(frame(page)).toBeHidden();
  release();
  await expect(frame(page)).toBeVisible();
});

test('the attribute, the property and the methods of a popover have the same state', async ({
  page,
}) => {
  await openPage(page, { attributes: 'open' });
  await expect(frame(page)).toBeVisible();
  await tag(page).evaluate((element) => element.removeAttribute('open'));
  await expect(frame(page)).toBeHidden();
  await tag(page).evaluate((element) => Reflect.set(element, 'open', true));
  await expect(frame(page)).toBeVisible();
  await callMethod(tag(page), 'toggle');
  await expect(frame(page)).toBeHidden();
});

test('a host receives events before opening and closing, and can cancel both', async ({ page }) => {
  await openPage(page);
  await tag(page).evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard, forbidden: 'hire-open' });
    for (const type of ['hire-open', 'hire-close']) {
      element.ownerDocument.addEventListener(type, (event) => {
        heard.push(type);
        if (Reflect.get(window, 'forbidden') === type) event.preventDefault();
      });
    }
  });
  const forbid = (type: string) =>
    page.evaluate((name) => void Object.assign(window, { forbidden: name }), type);
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  const button = page.getByRole('button', { name: 'Find people', exact: true });
  await button.click();
  await expect.poll(heard).toEqual(['hire-open']);
  await expect(frame(page)).toBeHidden();
  await forbid('hire-close');
  await button.click();
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeVisible();
  await forbid('');
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(frame(page)).toBeHidden();
  expect(await heard()).toEqual(['hire-open', 'hire-open', 'hire-close', 'hire-close']);
});

for (const mode of sample(modes, ['dialog'])) {
  test(`as ${mode} the popover does not open while the page hides it`, async ({ page }) => {
    await openPage(page, { mode, style: 'main > hire-popover { display: none; }' });
    await tag(page).evaluate((element: HTMLElementTagNameMap['hire-popover']) => {
      const hidden = document.createElement('div');
      hidden.hidden = true;
      element.before(hidden);
      hidden.append(element);
      element.open();
    });
    await expect(tag(page)).not.toHaveAttribute('open');
    await page.getByRole('link', { name: 'To the beginning' }).click();
  });
}

test('if only the code of the form inside fails to load, the popover shows the link and can be closed', async ({
  page,
}) => {
  await openPage(page);
  await page.route(/\/(popover|get-matched)\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Find people', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
});

test('the loader handles a popover that is added later, and the form inside it', async ({
  page,
}) => {
  await goTo(page, { tags: '' });
  await page.evaluate((address) => {
    const popover = document.createElement('hire-popover');
    popover.setAttribute('mode', 'bubble');
    popover.setAttribute('label', 'Get matched');
    popover.innerHTML = `<hire-get-matched><a href="${address}">x</a></hire-get-matched>`;
    document.querySelector('main')?.append(popover);
  }, site);
  await opener(page, 'bubble').click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
});

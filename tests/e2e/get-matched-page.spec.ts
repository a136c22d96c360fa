import { expect, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { getMatched, shell } from '../messages.ts';
import { sample } from '../sample.ts';
import { functionUrl, partner } from './addresses.ts';
import { delayResponses } from './delay-responses.ts';
import { uniqueEmail } from './inbox.ts';
import { layoutShift } from './layout-shift.ts';
import {
  answerAll,
  confirmation,
  field,
  goTo,
  openWizard,
  ourPage,
  ownPage,
  places,
  press,
  question,
  stepCount,
  stepOf,
  wizardOf,
} from './wizard.ts';

test('on our own page the browser’s Back and Forward change the step', async ({ page }) => {
  await openWizard(page);
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Previous');
  await press(page, 'Next');
  await page.goBack();
  await expect(question(page, 2)).toBeVisible();
  await page.goBack();
  await expect(question(page, 1)).toBeVisible();
  await page.goForward();
  await expect(question(page, 2)).toBeVisible();
  expect(page.url()).toBe(ownPage);
});

test('on our own page the sun is at the step that is shown, also after a reload and Start over', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wizard = await openWizard(page);
  const sunHeight = () =>
    wizard.evaluate((element) => {
      const sky = element.previousElementSibling as Element;
      return -Number.parseFloat(getComputedStyle(sky, '::before').translate.split(' ')[1] ?? '');
    });
  const atFirst = await sunHeight();
  await goTo(page, 5);
  await expect.poll(sunHeight).toBeGreaterThan(atFirst + 20);
  const atFifth = await sunHeight();
  await press(page, 'Previous');
  await expect.poll(sunHeight).toBeLessThan(atFifth);
  await goTo(page, 1);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await goTo(page, 5);
  await page.reload();
  await expect(question(page, 5)).toBeVisible();
  await expect.poll(sunHeight).toBe(atFifth);
  await press(page, getMatched.startOver);
  await expect.poll(sunHeight).toBe(atFirst);
  await page.getByRole('button', { name: getMatched.undo }).click();
  await expect.poll(sunHeight).toBe(atFifth);
  await goTo(page, stepCount);
  const atLast = await sunHeight();
  await field(page, 'email').fill(uniqueEmail());
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await expect.poll(sunHeight).toBe(atLast);
});

test('Back returns to the first step, though the visitor went on before the history was loaded', {
  tag: '@all',
}, async ({ page }) => {
  const load = await delayResponses(page, /history-draft/);
  await openWizard(page);
  await press(page, 'Next');
  load();
  await page.waitForFunction(() => history.state?.hireDraft);
  await page.goBack();
  await expect(question(page, 1)).toBeVisible();
});

test('following a link to a fragment does not change the step', { tag: '@all' }, async ({
  page,
}) => {
  await openWizard(page);
  await press(page, 'Next');
  await press(page, 'Next');
  await page.getByRole('link', { name: shell.skip }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(question(page, 3)).toBeVisible();
  await press(page, 'Previous');
  await expect(question(page, 2)).toBeVisible();
});

test('on a partner’s page the wizard does not change the browser history', { tag: '@all' }, async ({
  page,
}) => {
  await openWizard(page, partner);
  const history = () => page.evaluate(() => [window.history.length, window.history.state]);
  const before = await history();
  await answerAll(page);
  await press(page, 'Previous');
  await press(page, 'Next');
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  expect(await history()).toEqual(before);
  expect(page.url()).toBe(`${partner}/`);
});

const windows = [
  [390, 844],
  [1280, 800],
] as const;

for (const [width, height] of sample(windows, windows.slice(0, 1))) {
  test(`question, choices and buttons of every step fit the window at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const wizard = await openWizard(page);
    await page.evaluate(() => scrollTo(0, 0));
    await wizard.getByRole('radio', { name: 'Developer' }).check();
    for (let step = 1; step <= stepCount; step += 1) {
      await goTo(page, step);
      const controls = wizard.locator('form').locator('[part~=control], [part~=option]');
      for (const shown of [
        question(page, step),
        controls.last(),
        wizard.getByRole('button', { name: /^(Next|Submit)$/ }),
      ]) {
        await expect(shown, `step ${step}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the answers so far are listed next to the question, and each can be changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const wizard = await openWizard(page);
  const answers = wizard.getByRole('region', { name: getMatched.summary });
  await expect(answers).toBeInViewport({ ratio: 1 });
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await expect(answers.getByText('Developer')).toBeVisible();
  await press(page, 'Next');
  await wizard.getByRole('radio', { name: 'Part-time' }).check();
  await answers.getByRole('button', { name: 'Change Role' }).click();
  await expect(question(page, 1)).toBeFocused();
  await expect(answers.getByText('Part-time')).toBeVisible();
  await wizard.evaluate((element) => {
    element.style.inlineSize = '500px';
  });
  await expect(answers).toBeHidden();
});

test('a choice made before the script has loaded is kept', async ({ page }) => {
  const arrive = await delayResponses(page, `**${loaderPath}`);
  await page.goto(ownPage, { waitUntil: 'commit' });
  await wizardOf(page).getByRole('radio', { name: 'Designer' }).check();
  arrive();
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  await expect(wizardOf(page).getByRole('radio', { name: 'Designer' })).toBeChecked();
  await expect(wizardOf(page).getByRole('radio', { name: 'Designer' })).toBeFocused();
  await press(page, 'Next');
  await goTo(page, stepOf('skills'));
  await expect(wizardOf(page).getByRole('checkbox', { name: 'Figma' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows step 1 with its styles, and a link to continue', async ({ page }) => {
    await page.goto(ownPage);
    const wizard = wizardOf(page);
    await expect(question(page, 1)).toBeVisible();
    await expect(wizard.getByRole('radio')).toHaveCount(8);
    const option = wizard.locator('label').filter({ hasText: 'Developer' });
    await expect(option).toHaveCSS('border-top-style', 'solid');
    await expect(option).toHaveCSS('border-top-width', '2px');
    await expect(wizard.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(wizard.getByRole('button', { name: 'Skip' })).toBeHidden();
    await expect(wizard.getByRole('link', { name: /^Book a Call/ })).toBeVisible();
  });
});

for (const { name, address } of sample(places, [ourPage])) {
  test(`on ${name}, the wizard loads no client and stores nothing before a visitor uses a field`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWizard(page, address);
    for (let step = 1; step < stepCount; step += 1) await press(page, 'Next');
    await page.waitForLoadState('networkidle');
    // Only a partner's page also asks, on the first use, whether that page is allowed.
    const isCheck = (url: string) =>
      address !== ourPage.address && url.startsWith(`${functionUrl}/check?`);
    const toFunction = asked.filter((url) => /client\.js|54321|send-email/.test(url));
    expect(toFunction.filter((url) => !isCheck(url))).toEqual([]);
    expect(
      await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
    ).toEqual(['', 0, 0]);
    const client = page.waitForRequest(/\/client\.js$/);
    await field(page, 'name').focus();
    await client;
  });
}

test('our own page has no layout shift during loading, use, reload and confirmation', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page);
  await page.evaluate(() => document.fonts.ready);
  await answerAll(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Ada Byron');
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

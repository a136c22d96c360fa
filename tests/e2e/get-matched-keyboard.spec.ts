import { expect, type Page, test } from 'playwright/test';
import { steps } from '../../widgets/get-matched/content.ts';
import { getMatched, shell } from '../messages.ts';
import { collectSubmissions } from './submissions.ts';
import {
  confirmation,
  field,
  goTo,
  openWizard,
  partnerPage,
  press,
  question,
  stepCount,
  stepOf,
  wizardOf,
} from './wizard.ts';

test('Next, Skip and Previous move the focus to the new question without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const wizard = await openWizard(page, partnerPage.address);
  await wizard.evaluate((element) => {
    // Keeps the page high, because the browser scrolls if a shorter step shortens the page.
    document.body.style.paddingBlockEnd = '2000px';
    element.scrollIntoView({ block: 'start' });
    scrollBy(0, -60);
  });
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  for (const [button, step] of [
    ['Next', 2],
    [getMatched.skip, 3],
    ['Previous', 2],
    ['Previous', 1],
  ] as const) {
    await press(page, button);
    await expect(question(page, step)).toBeFocused();
    await expect(question(page, step)).toHaveAttribute('tabindex', '-1');
    expect(await scrolled()).toBe(before);
  }
});

test('a new step scrolls the top of the wizard into view if it is not visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const wizard = await openWizard(page, partnerPage.address);
  await press(page, 'Next');
  await expect(wizard.getByText(/^Step 2 of/)).toBeInViewport();
  await expect(question(page, 2)).toBeFocused();
});

test('the whole wizard takes at most 45 key presses besides typing', async ({ page }) => {
  await openWizard(page);
  let presses = 0;
  const key = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    presses += names.length;
  };
  await key('Tab');
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await key('Enter');
  for (const [index, { kind }] of steps.slice(0, -1).entries()) {
    await key('Tab');
    if (kind === 'text') {
      await page.keyboard.type('An API');
      await key('Tab', 'Tab');
    } else await key('Space');
    if (kind === 'choice')
      await expect(wizardOf(page).getByRole('radio', { checked: true })).toBeFocused();
    await key('Enter');
    await expect(question(page, index + 2)).toBeFocused();
  }
  for (const text of ['Ada Byron', 'ada@byron.example', 'Byron & Babbage', '+44 20 1234']) {
    await key('Tab');
    await page.keyboard.type(text);
  }
  await expect(field(page, 'phone')).toBeFocused();
  await key('Enter');
  await expect(confirmation(page)).toBeFocused();
  expect(presses).toBeLessThanOrEqual(45);
});

test('Enter on a choice or in a single-line field acts as Next, and as Submit on the last step', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  const wizard = await openWizard(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeFocused();
  await goTo(page, stepOf('skills'));
  await wizard.getByRole('checkbox', { name: 'React' }).press('Enter');
  await expect(question(page, stepOf('hiringFor'))).toBeFocused();
  await goTo(page, stepCount);
  await field(page, 'company').press('Enter');
  await expect(confirmation(page)).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('Enter in a multi-line field inserts a new line', { tag: '@all' }, async ({ page }) => {
  await openWizard(page);
  for (const [step, name] of [
    [stepOf('skills'), 'extraSkills'],
    [stepOf('hiringFor'), 'hiringFor'],
  ] as const) {
    await goTo(page, step);
    await field(page, name).fill('one');
    await field(page, name).press('End');
    await field(page, name).press('Enter');
    await page.keyboard.type('two');
    await expect(field(page, name)).toHaveValue('one\ntwo');
    await expect(question(page, step)).toBeVisible();
  }
});

test('Enter that ends the composition of an input method sends nothing', { tag: '@all' }, async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  await openWizard(page);
  await goTo(page, stepCount);
  await field(page, 'name').focus();
  await compose(page, 'エイダ');
  await expect(field(page, 'name')).toHaveValue('エイダ');
  await expect(question(page, stepCount)).toBeVisible();
  expect(sent).toHaveLength(0);
});

/** Types with an input method editor, and ends the composition with Enter (key code 229). */
async function compose(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await session.send('Input.insertText', { text });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

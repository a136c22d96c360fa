import { expect, type Page, test } from 'playwright/test';
import { apply, sharedDaylight } from '../messages.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, whenDefined } from './scenarios.ts';

/** A page with shortcuts of one key, which it does not use while its own fields have the focus. */
async function openPageWithShortcuts(page: Page, body: string): Promise<() => Promise<string[]>> {
  await openHostPage(page, { body });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(type, (event) => {
        if ((event.target as Element).matches('input, textarea, button')) return;
        if (type === 'keydown') heard.push(event.key);
        if (!/^(Tab|Arrow.*|Escape|Control|b)$/.test(event.key)) event.preventDefault();
      });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard').splice(0));
}

test('one-key shortcuts of a page do not take what is typed into a form', async ({ page }) => {
  const heard = await openPageWithShortcuts(page, markupOf('hire-apply'));
  await whenDefined(page, 'hire-apply');
  const name = page.getByLabel(apply.fields.name.label);
  await name.click();
  await page.keyboard.type('Ada s/o Byron?');
  await expect(name).toHaveValue('Ada s/o Byron?');
  expect(await heard()).toEqual([]);
  const skill = page.getByLabel('DevOps');
  await skill.focus();
  await page.keyboard.press('Space');
  await expect(skill).toBeChecked();
  expect(await heard()).toEqual([]);
});

test('a page still hears Escape, Tab, arrows and combinations from a form', async ({ page }) => {
  const heard = await openPageWithShortcuts(page, markupOf('hire-apply'));
  await whenDefined(page, 'hire-apply');
  await page.getByLabel(apply.fields.name.label).click();
  for (const keys of ['Escape', 'ArrowLeft', 'Control+b', 'Tab']) await page.keyboard.press(keys);
  expect(await heard()).toEqual(['Escape', 'ArrowLeft', 'Control', 'b', 'Tab']);
});

test('a page hears what is typed into its own field inside a popover of ours', async ({ page }) => {
  const body = '<hire-popover open><p contenteditable>Own</p></hire-popover>';
  const heard = await openPageWithShortcuts(page, body);
  await whenDefined(page, 'hire-popover');
  await page.getByText('Own').click();
  await page.keyboard.press('s');
  expect(await heard()).toEqual(['s']);
});

test('the keys of an input method choose no city and close no list', async ({ page }) => {
  await openHostPage(page, { body: markupOf('hire-shared-daylight') });
  await whenDefined(page, 'hire-shared-daylight');
  await page.getByRole('button', { name: 'City: London' }).click();
  const search = page.getByRole('combobox', { name: sharedDaylight.city });
  await search.fill('paris');
  const first = await search.getAttribute('aria-activedescendant');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await search.dispatchEvent('keydown', { key, ...composing });
  await expect(search).toHaveAttribute('aria-activedescendant', first ?? '');
  await search.press('Enter');
  await expect(page.getByRole('button', { name: 'City: Paris' })).toBeVisible();
});

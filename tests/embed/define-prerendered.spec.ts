import { expect, test } from 'playwright/test';
import { BUILD_DEADLINE, openPage, prerenderFixture } from './define.fixture.ts';

test.describe.configure({ mode: 'default' });

let prerendered = '';
test.beforeAll(async () => {
  test.setTimeout(BUILD_DEADLINE);
  prerendered = await prerenderFixture();
});

test('a prerendered element is readable and styled before its script has loaded', async ({
  page,
}) => {
  await openPage(page, prerendered);
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
  await expect(page.locator('hire-fixture')).toHaveCSS('outline-style', 'solid');
});

test('a prerendered element has the same markup before and after its script has loaded', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, prerendered);
  const form = page.locator('hire-fixture form');
  await form.evaluate((before) => {
    before.querySelector('[name=note]')?.removeAttribute('value');
    Object.assign(window, { before: before.cloneNode(true) });
  });
  await upgrade();
  const isEqual = form.evaluate((after) => {
    const { before } = window as unknown as { before: Node };
    after.querySelector('[name=note]')?.removeAttribute('value');
    return before.isEqualNode(after);
  });
  expect(await isEqual).toBe(true);
});

test('a prerendered element never renders an empty frame in between', { tag: '@all' }, async ({
  page,
}) => {
  const { upgrade } = await openPage(page, prerendered);
  await page.evaluate(() => {
    const element = document.querySelector('hire-fixture') as HTMLElement;
    const heights: number[] = [];
    Object.assign(window, { heights });
    new ResizeObserver(() => heights.push(element.offsetHeight)).observe(element);
  });
  await upgrade();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(50);
});

test('a prerendered element keeps what was typed and chosen before its script loaded', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, prerendered);
  await page.getByRole('textbox', { name: 'Note' }).fill('early');
  await page.getByRole('radio', { name: 'green' }).check();
  await page.getByRole('checkbox', { name: 'Ticked' }).check();
  await upgrade();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('early');
  await expect(page.getByRole('radio', { name: 'green' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ticked' })).toBeChecked();
  const state = await page.locator('hire-fixture').evaluate((element) => {
    const { note, color, isTicked } = (element as HTMLElementTagNameMap['hire-fixture']).read();
    return { note, color, isTicked };
  });
  expect(state).toEqual({ note: 'early', color: 'green', isTicked: true });
});

test('a prerendered element keeps the focus on the visitor’s field', async ({ page }) => {
  const { upgrade } = await openPage(page, prerendered);
  await page.getByRole('textbox', { name: 'Note' }).focus();
  await upgrade();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('on');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('on');
});

test('a prerendered element keeps the focus on a button', { tag: '@all' }, async ({ page }) => {
  const { upgrade } = await openPage(page, prerendered);
  await page.getByRole('button', { name: 'Add one' }).focus();
  await upgrade();
  await expect(page.getByRole('button', { name: 'Add one' })).toBeFocused();
});

test('a prerendered element does not take the focus from another element', async ({ page }) => {
  const { upgrade } = await openPage(page, `<input aria-label="Host">${prerendered}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('early');
  await page.getByLabel('Host').focus();
  await upgrade();
  await expect(page.getByLabel('Host')).toBeFocused();
});

test('a prerendered element does not overwrite later input when it is inserted again', {
  tag: '@all',
}, async ({ page }) => {
  const { upgrade } = await openPage(page, `${prerendered}<main></main>`);
  await page.getByRole('textbox', { name: 'Note' }).fill('early');
  await upgrade();
  await page.getByRole('textbox', { name: 'Note' }).fill('late');
  await page.evaluate(async () => {
    const element = document.querySelector('hire-fixture') as HTMLElement;
    element.remove();
    await new Promise(requestAnimationFrame);
    document.querySelector('main')?.append(element);
  });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Note' })).toHaveValue('late');
});

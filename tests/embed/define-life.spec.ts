import { expect, test } from 'playwright/test';
import { openPage } from './define.fixture.ts';

test.describe.configure({ mode: 'default' });

const body = '<hire-fixture></hire-fixture><main></main>';

test('an element renders nothing while it is not in the document', async ({ page }) => {
  const { upgrade } = await openPage(page, '<main></main>');
  await upgrade();
  const rendered = await page.evaluate(async () => {
    const element = document.createElement('hire-fixture');
    element.setAttribute('label', 'A');
    element.open = true;
    element.add(1);
    await new Promise(requestAnimationFrame);
    return [
      element.shadowRoot.childNodes.length,
      window.readied.length,
      window.activity.connections,
    ];
  });
  expect(rendered).toEqual([0, 0, 0]);
});

test('an element shows the properties that were set before it is added to the document', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, '<main></main>');
  await upgrade();
  await page.evaluate(() => {
    const element = document.createElement('hire-fixture');
    element.setAttribute('label', 'A');
    element.open = true;
    document.querySelector('main')?.append(element);
  });
  await expect(page.getByLabel('Values')).toHaveText('{"label":"A","open":true}');
});

test('an element keeps its state and its DOM nodes when it is moved', async ({ page }) => {
  const { upgrade } = await openPage(page, body);
  await upgrade();
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('typed');
  const isSame = await page.evaluate(async () => {
    const element = document.querySelector('hire-fixture');
    const form = element?.shadowRoot.firstElementChild;
    if (element) document.querySelector('main')?.append(element);
    await new Promise(requestAnimationFrame);
    return form?.isConnected && form === element?.shadowRoot.firstElementChild;
  });
  expect(isSame).toBe(true);
  await page.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByRole('main').getByLabel('Count')).toHaveText('2');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('typed');
  expect(await page.evaluate(() => [window.readied.length, window.activity.connections])).toEqual([
    1, 1,
  ]);
});

test('an element also keeps the focus when it is moved by moveBefore', { tag: '@all' }, async ({
  page,
}) => {
  const { upgrade } = await openPage(page, body);
  await upgrade();
  await page.getByRole('textbox', { name: 'Note' }).fill('typed');
  await page.evaluate(() => {
    const element = document.querySelector('hire-fixture');
    const main = document.querySelector('main') as HTMLElement & {
      moveBefore(node: unknown, before: null): void;
    };
    main.moveBefore(element, null);
  });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Note' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('typed');
});

test('an element fires hire-ready only once', { tag: '@all' }, async ({ page }) => {
  const { upgrade } = await openPage(page, body);
  await upgrade();
  await page.evaluate(async () => {
    const element = document.querySelector('hire-fixture') as HTMLElement;
    const main = document.querySelector('main');
    for (let round = 0; round < 3; round += 1) {
      element.remove();
      await new Promise(requestAnimationFrame);
      main?.append(element);
      element.setAttribute('label', String(round));
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.getByLabel('Values')).toContainText('"label":"2"');
  expect(await page.evaluate(() => window.readied)).toEqual(['hire-ready']);
});

test('an element removes its subscriptions and listeners when it is removed', async ({ page }) => {
  const { upgrade } = await openPage(page, body);
  await upgrade();
  const counts = () =>
    page.evaluate(() => [window.activity.connections, window.activity.subscriptions]);
  expect(await counts()).toEqual([1, 1]);
  const children = await page.evaluate(async () => {
    const element = document.querySelector('hire-fixture');
    element?.remove();
    await new Promise(requestAnimationFrame);
    return element?.shadowRoot.childNodes.length;
  });
  expect(children).toBe(0);
  await expect.poll(counts).toEqual([0, 0]);
});

test('an element leaves no subscriptions after it was inserted and removed a hundred times', {
  tag: '@all',
}, async ({ page }) => {
  const { upgrade } = await openPage(page, '<main></main>');
  await upgrade();
  await page.evaluate(async () => {
    for (let life = 0; life < 100; life += 1) {
      const element = document.createElement('hire-fixture');
      document.querySelector('main')?.append(element);
      if (life % 2) await Promise.resolve();
      element.remove();
    }
  });
  const counts = () =>
    page.evaluate(() => [window.activity.connections, window.activity.subscriptions]);
  await expect.poll(counts).toEqual([0, 0]);
  expect(await page.evaluate(() => document.querySelector('main')?.childNodes.length)).toBe(0);
});

test('an element has its initial state when it is cloned', async ({ page }) => {
  const { upgrade } = await openPage(page, '<hire-fixture label="A"></hire-fixture><main></main>');
  await upgrade();
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.evaluate(() => {
    const copy = document.querySelector('hire-fixture')?.cloneNode(true);
    if (copy) document.querySelector('main')?.append(copy);
  });
  await expect(page.getByRole('main').getByLabel('Count')).toHaveText('0');
  await expect(page.getByRole('main').getByLabel('Values')).toContainText('"label":"A"');
});

import { expect, test } from 'playwright/test';
import { openPage } from './define.fixture.ts';

test.describe.configure({ mode: 'default' });

const values = '{"label":"A","startAt":3,"open":true,"options":{"a":[1]},"tone":"loud"}';

test('an element shows the values of its attributes, and takes back those that are removed', async ({
  page,
}) => {
  const tag = `<hire-fixture label="A" start-at="3" open options='{"a":[1]}' tone="loud">`;
  const { upgrade } = await openPage(page, tag);
  await upgrade();
  await expect(page.getByLabel('Values')).toHaveText(values);
  await page.locator('hire-fixture').evaluate((element) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
  await expect(page.getByLabel('Values')).toHaveText('{"open":false}');
});

test('an element shows the values of properties that were set before its script loaded', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, '<hire-fixture>');
  await page.evaluate((values) => {
    Object.assign(document.querySelector('hire-fixture') as object, JSON.parse(values));
  }, values);
  await upgrade();
  await expect(page.getByLabel('Values')).toHaveText(values);
});

test('an element updates when properties that were set early change later', async ({ page }) => {
  const { upgrade } = await openPage(page, '<hire-fixture>');
  const setLabel = (label: string) =>
    page.evaluate((label) => {
      const element = document.querySelector('hire-fixture');
      if (element) element.label = label;
      return element?.label;
    }, label);
  await setLabel('early');
  await upgrade();
  expect(await setLabel('late')).toBe('late');
  await expect(page.getByLabel('Values')).toHaveText('{"label":"late","open":false}');
});

test('an element prefers an early property over the attribute in the markup', {
  tag: '@all',
}, async ({ page }) => {
  const { upgrade } = await openPage(page, '<hire-fixture label="markup">');
  await page.evaluate(() => {
    Object.assign(document.querySelector('hire-fixture') as object, { label: 'script' });
  });
  await upgrade();
  await expect(page.getByLabel('Values')).toHaveText('{"label":"script","open":false}');
});

test('an element ignores a value that it cannot read, logs a note, and shows the rest', async ({
  page,
}) => {
  const { upgrade, logged } = await openPage(page, `<hire-fixture label="A" options="{a:1}">`);
  await upgrade();
  await expect(page.getByLabel('Values')).toHaveText('{"label":"A","open":false}');
  expect(logged).toEqual([{ type: 'warning', text: expect.stringContaining('options') }]);
});

test('an element rerenders after a change, and keeps the visitor’s input and focus', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, '<hire-fixture>');
  await upgrade();
  await page.getByRole('textbox', { name: 'Note' }).fill('typed');
  await page.locator('hire-fixture').evaluate((element) => element.setAttribute('label', 'A'));
  await expect(page.getByLabel('Values')).toHaveText('{"label":"A","open":false}');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('typed');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
});

test('an element reports a change to its widget with all attribute values', async ({ page }) => {
  const { upgrade } = await openPage(page, '<hire-fixture tone="calm">');
  await upgrade();
  await page.locator('hire-fixture').evaluate((element) => element.setAttribute('label', 'A'));
  expect(await page.evaluate(() => window.activity.seen)).toEqual([
    { label: 'A', open: false, tone: 'calm' },
  ]);
});

test('an element emits events that bubble out of shadow roots, with their exact names', async ({
  page,
}) => {
  const { upgrade } = await openPage(page, '<main></main>');
  await upgrade();
  const heard = await page.evaluate(async () => {
    const root = document.querySelector('main')?.attachShadow({ mode: 'open' });
    const element = document.createElement('hire-fixture');
    root?.append(element);
    const heard = new Promise((resolve) => {
      document.addEventListener('hire-step', (event) => {
        const { type, detail, bubbles, composed, cancelable } = event as CustomEvent;
        resolve({ type, detail, bubbles, composed, cancelable });
      });
    });
    element.say('hire-step', { step: 2 });
    return heard;
  });
  const expected = { bubbles: true, composed: true, cancelable: false };
  expect(heard).toEqual({ type: 'hire-step', detail: { step: 2 }, ...expected });
});

test('an element detects whether a listener canceled a cancelable event', async ({ page }) => {
  const { upgrade } = await openPage(page, '<hire-fixture>');
  await upgrade();
  const answers = await page.locator('hire-fixture').evaluate((each) => {
    const element = each as HTMLElementTagNameMap['hire-fixture'];
    const sayIt = () => [
      element.say('hire-submit', undefined, { cancelable: true }),
      element.say('hire-success'),
    ];
    const before = sayIt();
    element.addEventListener('hire-submit', (event) => event.preventDefault());
    element.addEventListener('hire-success', (event) => event.preventDefault());
    return [before, sayIt()];
  });
  expect(answers).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('an element has its methods even before it is in the document', async ({ page }) => {
  const { upgrade } = await openPage(page, '<main></main>');
  await upgrade();
  const count = await page.evaluate(() => {
    const element = document.createElement('hire-fixture');
    const count = element.add(2) + element.add(3);
    document.querySelector('main')?.append(element);
    return count;
  });
  expect(count).toBe(7);
  await expect(page.getByLabel('Count')).toHaveText('5');
  await page.locator('hire-fixture').evaluate((element) => {
    (element as HTMLElementTagNameMap['hire-fixture']).add(1);
  });
  await expect(page.getByLabel('Count')).toHaveText('6');
});

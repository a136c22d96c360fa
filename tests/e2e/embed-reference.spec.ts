import { expect, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { stepCount } from './wizard.ts';

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string })[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

interface Named {
  readonly name: string;
}

const namesOf = (items: readonly Named[]) => items.map(({ name }) => name);

test('the page of an element lists everything that custom-elements.json describes', async ({
  page,
  request,
}) => {
  test.slow();
  const manifest = await (await request.get('/widgets/custom-elements.json')).json();
  const declarations: Declaration[] = manifest.modules[0].declarations;
  const tags = declarations.map(({ tagName }) => tagName);
  for (const tag of sample(tags, ['hire-discovery-call', 'hire-popover'])) {
    const element = declarations.find(({ tagName }) => tagName === tag) as Declaration;
    await page.goto(`/embed/${tag.replace('hire-', '')}`);
    const folded = page.getByRole('main').locator('details');
    await folded.evaluateAll((all) => {
      for (const each of all as HTMLDetailsElement[]) each.open = true;
    });
    for (const [caption, names] of Object.entries({
      Attributes: namesOf(element.attributes),
      Methods: namesOf(element.members.filter(({ kind }) => kind === 'method')),
      Events: namesOf(element.events),
      Parts: namesOf(element.cssParts),
      'Custom properties': namesOf(element.cssProperties),
    })) {
      const table = page.getByRole('table', { name: `${caption} of ${tag}` });
      const headers = await table.getByRole('rowheader').allTextContents();
      expect
        .soft(
          headers.map((text) => text.replace(/\(.*/, '')),
          caption,
        )
        .toEqual(names);
    }
  }
});

test('the embed page links to the page of each element, which leads to it in the builder and back', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/embed');
  await page.getByRole('link', { name: '<hire-apply>' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('hire-apply');
  await page.getByRole('link', { name: 'Build your code' }).click();
  await expect(page.getByLabel('Element', { exact: true })).toHaveValue('apply');
  await expect(page.locator('#builder').getByRole('code')).toContainText('<hire-apply');
  await page.goBack();
  await page.getByRole('link', { name: 'All elements' }).click();
  await expect(page).toHaveURL('/embed');
});

test('the example loads when it is scrolled to, and a popover in it is open', {
  tag: '@all',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/embed/popover', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => url.includes('embed-preview'))).toEqual([]);
  await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const example = page.frameLocator('iframe[title^=Preview]');
  await expect(example.getByRole('radio', { name: 'Developer' })).toBeVisible();
});

test('an event of the example lights up when the example page receives it', async ({ page }) => {
  await page.goto('/embed/get-matched');
  await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const heard = page.getByRole('log', { name: 'What your page hears' });
  await expect(heard.locator('[data-heard]')).toHaveText([/^hire-ready The element/]);
  await page.frameLocator('iframe[title^=Preview]').getByRole('button', { name: 'Next' }).click();
  await expect(heard).toContainText(`hire-step {"step":2,"of":${stepCount}}`);
});

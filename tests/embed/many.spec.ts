import { expect, test } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { openHostPage } from './host-page.ts';
import { whenDefined } from './scenarios.ts';

const COUNT = 20;
/** Half of the widgets are of one kind and half of another, to test sharing across kinds. */
const kinds = ['hire-get-matched', 'hire-apply'] as const;

test(`${COUNT} widgets on a page share style sheets and chunks, but no answers`, async ({
  page,
}) => {
  test.slow();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/')) fetched.push(request.url());
  });
  const each = kinds.map((tag) => `<${tag}></${tag}>`).join('');
  await openHostPage(page, { body: each.repeat(COUNT / kinds.length) });
  for (const tag of kinds) await whenDefined(page, tag);
  const elements = page.locator(kinds.join());
  await expect(elements).toHaveCount(COUNT);
  await expect(elements.getByText(/^Step 1 of/)).toHaveCount(COUNT / kinds.length);
  await page.waitForLoadState('networkidle');

  const used = await page.evaluate((selector) => {
    const sheets = [...document.querySelectorAll(selector)].map(({ tagName, shadowRoot }) => ({
      tagName,
      adopted: shadowRoot?.adoptedStyleSheets ?? [],
    }));
    const perKind = new Map(sheets.map(({ tagName, adopted }) => [tagName, adopted]));
    return {
      adopted: sheets.flatMap(({ adopted }) => adopted).length,
      distinct: new Set(sheets.flatMap(({ adopted }) => adopted)).size,
      ofOneEach: new Set([...perKind.values()].flat()).size,
    };
  }, kinds.join());
  const twice = fetched.filter((url, index) => fetched.indexOf(url) !== index);

  await callMethod(elements.first(), 'setData', { name: 'Ada' });
  await callMethod(elements.first(), 'goTo', 3);
  await expect(elements.getByText(/^Step 3 of/)).toHaveCount(1);
  const names = await elements.evaluateAll((all) =>
    all.map((element) => Reflect.get(element, 'getData').call(element).name),
  );
  const mixed = names.slice(1).filter(Boolean);

  console.log(
    `  ${COUNT} widgets: ${used.distinct} sheets for ${used.adopted} uses, ${fetched.length} files, ${twice.length} of them twice, ${mixed.length} answers of another's`,
  );
  expect(used.distinct).toBe(used.ofOneEach);
  expect(twice).toEqual([]);
  expect([names[0], ...mixed]).toEqual(['Ada']);
});

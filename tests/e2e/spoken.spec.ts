import { expect, type Page, test } from 'playwright/test';
import { getMatched, sharedDaylight } from '../messages.ts';
import { calls } from './addresses.ts';
import { announced } from './announced.ts';
import { delayResponses } from './delay-responses.ts';
import { mockSubmissions, respondWith } from './submissions.ts';
import { field, goTo, openWizard, press, stepCount, stepOf } from './wizard.ts';

// What screen readers get to say. tests/browsers/screen-reader.spec.ts hears it from a real one.

/** Records the live regions that come into the document together with their first text. */
async function watchRegions(page: Page) {
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(window, { late });
    const known = new WeakSet<Node>();
    const regionsOf = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        ...(each.matches('[aria-live]:not([aria-live=off])') ? [each] : []),
        ...(each.shadowRoot ? regionsOf(each.shadowRoot) : []),
      ]);
    const look = () => {
      for (const region of regionsOf(document)) {
        const text = (region.shadowRoot ?? region).textContent ?? '';
        if (!known.has(region) && text.trim()) late.push(text);
        known.add(region);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'late') as string[]);
}

test('“Sending…” and the notice come into regions that were there before them', async ({
  page,
}) => {
  const late = await watchRegions(page);
  await mockSubmissions(page, respondWith(500, { success: false }));
  const answer = await delayResponses(page, calls);
  await openWizard(page);
  await goTo(page, stepCount);
  await press(page, 'Submit');
  await expect(announced(page, getMatched.sending)).toHaveCount(1);
  answer();
  await expect(page.getByRole('alert')).toContainText(getMatched.notices.failure.text);
  expect(await late()).toEqual([]);
});

test('each skill that is added is announced, also the second', async ({ page }) => {
  const wizard = await openWizard(page);
  await goTo(page, stepOf('skills'));
  for (const count of [1, 2]) {
    await field(page, 'extraSkills').fill(`Skill ${count}`);
    await press(page, getMatched.addSkills);
    await expect(announced(page, 'Skills added: 1')).toHaveCount(count);
  }
  await expect(page.locator('[aria-live=polite]:not([role])')).toHaveCount(1);
  await expect(wizard.getByRole('checkbox')).toHaveCount(2);
});

test('a city has its name once', async ({ page }) => {
  await page.goto('/shared-daylight');
  const city = page.getByRole('button', { name: `${sharedDaylight.city}: ` }).first();
  expect(await city.evaluate((button: HTMLButtonElement) => button.labels.length)).toBe(0);
});

test('the fields of the embed page are large enough not to make phones zoom', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/embed');
  const sizes = await page
    .getByRole('main')
    .locator('input:not([type=checkbox], [type=radio], [type=color]), select, textarea')
    .evaluateAll((fields) =>
      fields.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

import { expect } from 'playwright/test';
import { test } from './editor.fixture.ts';
import { uniqueEmail } from './inbox.ts';
import { field, goTo, openWizard, press, stepCount } from './wizard.ts';

const script = 'https://stats.example/js/script.js';

test('with ANALYTICS a page counts a form that was received, and /privacy says so', {
  tag: '@all',
}, async ({ page, project }) => {
  test.setTimeout(180_000);
  await page.goto(`${project.address}/privacy`);
  await expect(page.getByText('Plausible')).toHaveCount(0);
  await project.build({ ANALYTICS: `plausible:${script}` });
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'plausible = (...event) => fetch("https://stats.example/api/event", { method: "POST", body: JSON.stringify(event) })',
    }),
  );
  const counted = page.waitForRequest('https://stats.example/api/event');
  await page.goto(`${project.address}/privacy`);
  await expect(page.getByText('with Plausible, at stats.example')).toBeVisible();
  await openWizard(page, `${project.address}/get-matched`);
  await goTo(page, stepCount);
  await field(page, 'email').fill(uniqueEmail());
  await press(page, 'Submit');
  expect((await counted).postDataJSON()).toEqual([
    'Lead',
    { props: { form: 'Get Matched - Multi-Step' } },
  ]);
});

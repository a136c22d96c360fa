import { expect, test } from 'playwright/test';
import { calendar, functionUrl, site } from './addresses.ts';

test('a page of ours may call the function, frame the calendar and one of ours, and nothing else', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
      `connect-src 'self' ${new URL(functionUrl).origin}`,
      `frame-src 'self' ${new URL(calendar).origin}`,
    ]),
  );
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('a script that somebody slipped into a page does not run', async ({ page }) => {
  await page.route(`${site}/about-us`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>slipped = 1</script></body>');
    await route.fulfill({ response, body });
  });
  const refused = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/about-us');
  expect((await refused).text()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'slipped' in globalThis)).toBe(false);
});

test('a link of ours is fetched while the pointer rests on it', async ({ page, context }) => {
  await page.goto('/');
  const fetched = context.waitForEvent('request', (request) =>
    request.url().endsWith('/for-companies'),
  );
  await page.getByRole('link', { name: 'For Companies' }).first().hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toBe('prefetch');
});

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`the next page ${fades ? 'fades in' : 'is simply there'} where motion is "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(globalThis, { faded: Boolean((event as PageRevealEvent).viewTransition) });
      });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'For Companies' }).first().click();
    await expect(page).toHaveURL('/for-companies');
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'faded'))).toBe(fades);
  });
}

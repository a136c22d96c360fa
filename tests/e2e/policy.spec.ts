import { expect, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { calendar, functionUrl, site } from './addresses.ts';

test('our pages may only call the function and embed the calendar and our own pages', async ({
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

test('an injected script does not run', async ({ page }) => {
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

test('hovering over a link to our site prefetches the page', async ({ page, context }) => {
  await page.goto('/');
  const fetched = context.waitForEvent('request', (request) =>
    request.url().endsWith('/for-companies'),
  );
  await page.getByRole('link', { name: 'For Companies' }).first().hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toBe('prefetch');
});

const motions = [
  ['no-preference', true],
  ['reduce', false],
] as const;

for (const [motion, fades] of sample(motions, motions.slice(1))) {
  test(`the next page ${fades ? 'fades in' : 'appears at once'} with the motion preference "${motion}"`, async ({
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

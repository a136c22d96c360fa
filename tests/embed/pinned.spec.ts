import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { partner, site } from '../e2e/addresses.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

test('a page that pins a version with its hash has a working wizard', async ({ page, request }) => {
  const { version, files }: Integrity = await (
    await request.get(`${site}/widgets/integrity.json`)
  ).json();
  const script = `<script type="module" crossorigin src="${site}/widgets/${version}/hire.js" integrity="${files['hire.js']}"></script>`;
  const body = `<!doctype html><title>Pinned</title>${script}<hire-get-matched></hire-get-matched>`;
  await page.route(`${partner}/pinned`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${partner}/pinned`);
  await expect(page.getByRole('radio', { name: 'Developer' })).toBeVisible();
});

test('every file of the version is what its hash says, and stays where it is', async ({
  request,
}) => {
  const { version, files }: Integrity = await (
    await request.get(`${site}/widgets/integrity.json`)
  ).json();
  expect(Object.keys(files)).toContain('hire.js');
  for (const [file, hash] of Object.entries(files)) {
    const response = await request.get(`${site}/widgets/${version}/${file}`);
    const digest = createHash('sha384')
      .update(await response.body())
      .digest('base64');
    expect(`sha384-${digest}`, file).toBe(hash);
    expect(response.headers()['cache-control'], file).toContain('immutable');
    expect(response.headers()['access-control-allow-origin'], file).toBe('*');
  }
});

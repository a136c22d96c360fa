import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { partner, site } from '../e2e/addresses.ts';
import { answerQuickly, openWizard, press, wizardOf } from '../e2e/wizard.ts';
import { getMatched } from '../messages.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

const readIntegrity = async (request: APIRequestContext): Promise<Integrity> =>
  (await request.get(`${site}/widgets/integrity.json`)).json();

/** Opens a partner's page that pins every file of a version by its hash, as on /embed. */
async function openPinned(page: Page, { version, files }: Integrity) {
  const folder = `${site}/widgets/${version}`;
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, hash]) => [`${folder}/${file}`, hash]),
  );
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const script = `<script type="module" crossorigin src="${folder}/hire.js" integrity="${files['hire.js']}"></script>`;
  const body = `<!doctype html><title>Pinned</title>${map}${script}<hire-get-matched></hire-get-matched>`;
  await page.route(`${partner}/pinned`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await openWizard(page, `${partner}/pinned`);
}

test('a page that pins a version loads no file without a hash', async ({ page, request }) => {
  const pinned = await readIntegrity(request);
  const asked = new Set<string>();
  await page.route('**/widgets/**', (route) => {
    const [, file = ''] = route.request().url().split(`/widgets/${pinned.version}/`);
    asked.add(file);
    return file.startsWith('client.js') ? route.abort('connectionreset') : route.continue();
  });
  await openPinned(page, pinned);
  await answerQuickly(page);
  await press(page, 'Submit');
  await expect(wizardOf(page).getByText(getMatched.failed)).toBeVisible();
  expect([...asked].filter((file) => file.startsWith('client.js'))).toHaveLength(1);
  expect([...asked].filter((file) => !pinned.files[file])).toEqual([]);
});

test('every file of the version matches its hash and keeps its address', async ({ request }) => {
  const { version, files } = await readIntegrity(request);
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

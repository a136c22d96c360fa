import { expect, type Page, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { partner, site } from './addresses.ts';
import { compressedSize as small } from './compressed-size.ts';

interface Measured {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

const bytesAt = async (page: Page, path: string): Promise<number> =>
  small(await (await page.request.get(`${site}${path}`)).body());

/**
 * In bytes, a tenth more than the heaviest of each kind has now: a budget is for a leap, not for a
 * sentence. Each widget is one file, with its own copy of what widgets share.
 */
const budgets = { loader: 2_450, form: 29_200, frame: 17_000 };

test('the first download stays within its size budget', async ({ page }) => {
  const scripts = await firstScripts(page);
  const wizard = scripts.reduce((sum, { body }) => sum + small(body), 0);
  const table: Measured[] = [
    { what: 'hire.js', bytes: await bytesAt(page, loaderPath), most: budgets.loader },
    {
      what: `get-matched in ${scripts.length} requests`,
      bytes: wizard,
      most: budgets.form + budgets.loader,
    },
  ];
  console.log(asText(table, scripts));
  for (const { what, bytes, most } of table) expect.soft(bytes, what).toBeLessThanOrEqual(most);
  expect.soft(scripts.length, 'requests until get-matched can be used').toBeLessThanOrEqual(2);
  expect(scripts.filter(({ body }) => /GoTrueClient|supabase/i.test(body.toString()))).toEqual([]);
});

const formTags = [
  'hire-apply',
  'hire-discovery-call',
  'hire-newsletter-panel',
  'hire-newsletter-popup',
  'hire-shared-daylight',
];
const frameTags = ['hire-carousel', 'hire-popover'];

test('each widget stays within the size budget of its kind', { tag: '@all' }, async ({ page }) => {
  test.slow();
  const table: Measured[] = [];
  for (const tag of [...formTags, ...frameTags]) {
    const kind = formTags.includes(tag) ? 'form' : 'frame';
    const bytes = await bytesOf(page, tag);
    table.push({ what: tag, bytes, most: budgets.loader + budgets[kind] });
  }
  console.log(asText(table, []));
  for (const { what, bytes, most } of table) expect.soft(bytes, what).toBeLessThanOrEqual(most);
});

test('Shared Daylight can be used after two requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url());
  });
  await bytesOf(page, 'hire-shared-daylight');
  expect(requests.length).toBeLessThanOrEqual(2);
});

/**
 * The size of all scripts on a page that contains only this tag, after it was opened. Without the
 * Supabase client, which loads when a field gets the focus.
 */
async function bytesOf(page: Page, tag: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const [address, type] = [response.url(), response.request().resourceType()];
    if (type === 'script' && !address.includes('/client.js')) scripts.set(address, response.body());
  });
  const address = `${site}/alone`;
  const loader = `<script type="module" src="${loaderPath}"></script>`;
  const body = `<!doctype html>${loader}<${tag}></${tag}>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator(tag).evaluate((element) => Reflect.get(element, 'open')?.call(element));
  await page.waitForFunction((name) => customElements.get(name), tag);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  await page.unroute(address);
  const bodies = await Promise.all(scripts.values());
  return bodies.reduce((sum, body) => sum + small(body), 0);
}

interface Script {
  readonly name: string;
  readonly body: Buffer;
}

/** All scripts that a partner's page loads until its wizard can be used. */
async function firstScripts(page: Page): Promise<Script[]> {
  const asked: Promise<Script>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    asked.push(response.body().then((body) => ({ name, body })));
  });
  await page.goto(partner);
  await page.locator('hire-get-matched').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Developer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return Promise.all(asked);
}

function asText(table: readonly Measured[], scripts: readonly Script[]): string {
  const line = ({ what, bytes, most }: Measured) =>
    `${bytes > most ? '✘' : '✓'} ${what.padEnd(32)}${bytes.toLocaleString('en').padStart(8)} of ${most.toLocaleString('en').padStart(6)} bytes`;
  const parts = scripts.map(
    ({ name, body }) => `    ${name.padEnd(30)}${small(body).toLocaleString('en').padStart(8)}`,
  );
  return ['', ...table.map(line), '  get-matched is', ...parts].join('\n');
}

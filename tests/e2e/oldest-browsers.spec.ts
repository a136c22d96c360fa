import { globSync, readFileSync } from 'node:fs';
import browserslist from 'browserslist';
// @ts-expect-error: the package does not export its types.
import DoIUse from 'doiuse';
import { expect, type Page, test } from 'playwright/test';
import postcss from 'postcss';
import { runScript } from '../../tools/command.ts';
import { apply, discoveryCall, getMatched, newsletterPanel, newsletterPopup } from '../messages.ts';
import { site } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { makeOld } from './newer-features.ts';
import { onePerKind } from './site/expected/routes.ts';
import { collectBodies, mockSubmissions, respondWith } from './submissions.ts';
import { answerAll, press } from './wizard.ts';

const built = '.cache/test/dist';
const oldest = browserslist().join(', ');

test('the scripts use no syntax and no method that the oldest browsers lack', async () => {
  test.slow();
  // es-check takes the tokens of supabase-js, which have a function of that name, for arrays of bytes.
  const options = ['--module', '--checkFeatures', '--ignore=Uint8ArrayToBase64'];
  const { isOk, output } = await runScript('node_modules/es-check/lib/cli/index.js', [
    'checkBrowser',
    `${built}/{assets,widgets/[0-9]*,widgets/v1,embed/frame}/**/*.js`,
    `--browserslistQuery=${oldest}`,
    ...options,
  ]);
  expect(isOk, output).toBe(true);
});

/** What a page looks or sounds better with, and can be read without. */
const enhancements = [
  ...['text-size-adjust', 'css-content-visibility', 'css-touch-action', 'extended-system-fonts'],
  ...['css-boxdecorationbreak', 'css-text-indent', 'text-decoration', 'multicolumn', 'css-subgrid'],
  // Only parts that are not used are missing.
  ...['css-clip-path', 'css-masks', 'css-display-contents', 'css-dir-pseudo'],
  // Without it, paper has the browser's own margins.
  'css-paged-media',
  // Without them, choices look plain, and a page without scripts shows no links in place of forms.
  ...['css-has', 'css-media-scripting', 'css-marker-pseudo', 'css-scrollbar'],
];

test('the styles of the pages use nothing else that the oldest browsers lack', async () => {
  const styles = globSync(`${built}/**/*.html`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css),
  );
  expect(styles.length).toBeGreaterThan(0);
  const missing = new Set<string>();
  const onFeatureUsage = ({ message }: { message: string }) => missing.add(message);
  const browsers = browserslist();
  const plugin = new DoIUse({ browsers, ignore: enhancements as never, onFeatureUsage });
  await postcss([plugin as never]).process([...new Set(styles)].join('\n'), { from: undefined });
  expect([...missing]).toEqual([]);
});

test.describe('in a browser of early 2023', () => {
  // The build names the page's own styles in its policy, and here they are changed.
  test.use({ bypassCSP: true });

  /** Opens a page, and collects its errors. */
  async function openOld(page: Page, path: string): Promise<string[]> {
    const errors: string[] = [];
    page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message));
    page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
    await makeOld(page);
    await page.goto(`${site}${path}`);
    return errors;
  }

  test('all four forms can be read, filled in and sent', { tag: '@all' }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await mockSubmissions(page, respondWith(200, { success: true, id: 'one' }));
    const sent = collectBodies(page);
    const readable = async () =>
      expect.soft(await describeViolations(page, { tags: ['wcag2aa'] })).toEqual([]);
    const errors = await openOld(page, '/get-matched');
    await answerAll(page);
    await readable();
    await press(page, 'Submit');
    await expect(page.getByRole('heading', { name: getMatched.allSet })).toBeVisible();

    await page.goto(`${site}/apply`);
    await page.getByLabel(apply.fields.name.label).fill('Ada Byron');
    await page.locator('hire-apply').getByLabel('Email').fill('ada@byron.example');
    await page.getByLabel('10+ years').check();
    await page.getByLabel('Part-time').check();
    await readable();
    await page.getByRole('button', { name: apply.submit }).click();
    await expect(page.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();

    await page.goto(`${site}/hire-a-team`);
    await page.locator('main [data-hire-open=discovery-call]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Ada Byron');
    await dialog.getByLabel('Work email').fill('ada@byron.example');
    await dialog.getByLabel('Company').fill('Byron Ltd');
    await readable();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText(discoveryCall.titles.thanks)).toBeVisible();

    await page.goto(`${site}/sales`);
    await page.locator('hire-newsletter-popup').evaluate((popup) => popup.setAttribute('open', ''));
    const card = page.getByRole('dialog', { name: newsletterPopup.title });
    await card.getByLabel('Email').fill('ada@byron.example');
    await readable();
    await card.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(newsletterPanel.welcome)).toBeVisible();

    expect(sent).toHaveLength(4);
    expect(errors).toEqual([]);
  });

  test('a page of each kind can be read', { tag: '@all' }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const errors = await openOld(page, '/');
    for (const route of onePerKind) {
      await page.goto(`${site}${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(page.locator('#not-loaded'), route).toBeHidden();
      // A script gives the page the light colors: see site/scripts/plain-colors.ts.
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect.soft(await describeViolations(page, { tags: ['wcag2aa'] }), route).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});

import { expect, type Page, test } from 'playwright/test';
import { compile } from 'svelte/compiler';
import { build, type Plugin, type Rolldown } from 'vite';
import { partner, site } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { answerQuickly, doneHeading, press, question, sentFrom, wizardOf } from '../e2e/wizard.ts';

/** The same small page in each: it sets attributes, changes one, and listens. */
const apps = ['react', 'preact', 'vue', 'svelte', 'angular-style'] as const;

const fold: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (id.endsWith('.svelte')) return compile(code, { filename: id }).js;
  },
};

/** As a partner's own build makes it: with the frameworks' own packages, and none of our settings. */
async function buildApp(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [fold],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      lib: { entry: `tests/embed/frameworks/${name}.ts`, formats: ['es'], fileName: 'app' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function openApp(page: Page, app: string): Promise<void> {
  const code = await buildApp(app);
  await page.route(`${partner}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route(`${partner}/app`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>An app</title>
        <script type="module" src="${site}/widgets/v1/hire.js"></script>
        <body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`,
    }),
  );
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${partner}/app`);
}

for (const app of apps) {
  test(`in ${app} the wizard takes attributes, keeps its answers when one changes, and sends a mail`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const sent = sentFrom(page);
    await openApp(page, app);
    await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
    const { email } = await answerQuickly(page);
    await page.getByRole('button', { name: 'Another campaign' }).click();
    await expect(question(page, 9)).toBeVisible();
    await press(page, 'Submit');
    await expect(doneHeading(page)).toBeVisible();
    await expect(page.getByText('hire-success')).toBeVisible();
    expect(await mailContaining(email)).toBeTruthy();
    const told = new URL(sent[0]?.url() ?? '').searchParams;
    expect([told.get('partner'), told.get('campaign')]).toEqual(['acme', 'autumn']);
    expect(errors).toEqual([]);
  });
}

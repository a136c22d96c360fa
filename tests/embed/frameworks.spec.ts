import { expect, type Page, test } from 'playwright/test';
import { compile } from 'svelte/compiler';
import { build, type Plugin, type Rolldown } from 'vite';
import { partner, site } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { answerQuickly, doneHeading, press, question, sentFrom, wizardOf } from '../e2e/wizard.ts';

/** The same small page in each: it sets attributes, changes one, and listens. */
const apps = ['react', 'preact', 'vue', 'svelte', 'angular-style'] as const;

const fold: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (id.endsWith('.svelte')) return compile(code, { filename: id }).js;
  },
};

/** What each app has set in the end. */
const settings = { role: 'dev', partner: 'acme', campaign: 'autumn' };

/** Which of those the wizard holds, and which the framework wrote as attributes. */
const readSettings = (page: Page) =>
  wizardOf(page).evaluate((element, settings) => {
    const all = Object.entries(settings);
    return {
      held: all.filter(([name, value]) => Reflect.get(element, name) === value).length,
      written: all.filter(([name, value]) => element.getAttribute(name) === value).length,
    };
  }, settings);

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
    expect(await mailContaining(email)).toBeTruthy();
    const event = page.getByRole('status').getByText('hire-success', { exact: true });
    await expect(event).toBeVisible();
    const heard = await event.count();
    const mails = (await mailsContaining(email)).length;
    const { held, written } = await readSettings(page);
    const told = new URL(sent[0]?.url() ?? '').searchParams;
    console.log(
      `  ${app}: ${held} of ${Object.keys(settings).length} properties hold what was set, ${written} of them are attributes; ${heard} of 1 events heard; ${mails} mail in the inbox; ${errors.length} errors`,
    );
    expect([held, heard, mails]).toEqual([Object.keys(settings).length, 1, 1]);
    expect([told.get('partner'), told.get('campaign')]).toEqual([
      settings.partner,
      settings.campaign,
    ]);
    expect(errors).toEqual([]);
  });
}

import { defineConfig, type Project } from 'playwright/test';

const { FIREFOX_PATH, MINIBROWSER_PATH } = process.env;

/** The tests of partners' pages that also run in Chromium. */
const shared = ['embed/partner-widgets', 'embed/frameworks'];

const executablePath = `${import.meta.dirname}/firefox-relay.ts`;
const firefoxUse = { browserName: 'firefox', channel: 'moz-firefox' } as const;

const firefox: readonly Project[] = [
  {
    name: 'Firefox',
    testMatch: ['browsers/firefox.spec.ts', ...shared.map((file) => `${file}.spec.ts`)],
    use: { ...firefoxUse, launchOptions: { executablePath } },
  },
  {
    name: 'Firefox, dark',
    testMatch: 'browsers/firefox.spec.ts',
    grep: /a screenshot of/,
    use: {
      ...firefoxUse,
      launchOptions: { executablePath, firefoxUserPrefs: { 'ui.systemUsesDarkTheme': 1 } },
    },
  },
];

const webkit: readonly Project<{ scheme: 'light' | 'dark' }>[] = [
  { name: 'WebKit', testMatch: 'browsers/webkit.spec.ts' },
  {
    name: 'WebKit, dark',
    testMatch: 'browsers/webkit.spec.ts',
    grep: /a screenshot of/,
    use: { scheme: 'dark' },
  },
];

/** Only the installed browsers: `tools/testing/other-browsers.ts` prints which ones are skipped. */
export default defineConfig({
  testDir: '..',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../.cache/test/browsers',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test/browsers.json' }]],
  projects: [...(FIREFOX_PATH ? firefox : []), ...(MINIBROWSER_PATH ? webkit : [])],
});

import { defineConfig, type Project } from 'playwright/test';
import type { BrowserOptions } from './journey.ts';

const { FIREFOX_PATH, MINIBROWSER_PATH, ORCA_PATH } = process.env;

const withOrca = 'screen-reader.spec.ts';

const projectsOf = (engine: BrowserOptions['engine']): Project<BrowserOptions>[] => [
  { name: engine, testIgnore: withOrca, use: { engine } },
  {
    name: `${engine}, dark`,
    testMatch: 'screenshots.spec.ts',
    use: { engine, scheme: 'dark' },
  },
];

/** Only the installed browsers: `tools/testing/other-browsers.ts` prints which ones are skipped. */
export default defineConfig<BrowserOptions>({
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../.cache/test/browsers',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test/browsers.json' }]],
  projects: [
    ...(FIREFOX_PATH ? projectsOf('Firefox') : []),
    ...(MINIBROWSER_PATH ? projectsOf('WebKit') : []),
    ...(ORCA_PATH && FIREFOX_PATH ? [{ name: 'Orca', testMatch: withOrca, timeout: 240_000 }] : []),
  ],
});

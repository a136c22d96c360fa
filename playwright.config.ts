import { defineConfig } from 'playwright/test';
import { readPorts } from './tools/services/ports.ts';
import { findBrowser } from './tools/testing/browser.ts';

/** Browser services that cost CPU time or open connections. */
const disabled = ['background-networking', 'component-update', 'sync', 'quic', 'gpu'];

const longest = /(embed\/apps|e2e\/budgets|faults\/.*)\.spec\.ts$/;
/** Their tests share a crawl of all pages, or a copy of the project that is built. */
const sharing =
  /(e2e\/site\/(head|links|pages|specification)|e2e\/(analytics|editor.*))\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // Start the longest tests first: started last, they would leave the other workers idle.
  projects: [
    { name: 'long', testMatch: longest },
    // In one worker, because each would do again what the tests share.
    { name: 'sharing', testMatch: sharing, workers: 1 },
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: [longest, sharing, 'browsers/**'] },
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/test/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  grepInvert: process.env.TEST_ALL ? undefined : /@all/,
  // A busy machine can be too slow for a test once. The report lists such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  // For the same reason, twice as long as by default.
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${readPorts().site}`,
    // Chromium asks before an intercepted page may call a loopback address.
    permissions: ['local-network-access'],
    screenshot: 'only-on-failure',
    // What is lost, such as a press, ends a test before its own limit, which is minutes for a few.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--no-first-run',
        // Without this, each page uses two processes, because of its Cross-Origin-Opener-Policy.
        '--renderer-process-limit=1',
        ...disabled.map((name) => `--disable-${name}`),
      ],
    },
  },
});

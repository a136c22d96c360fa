import { defineConfig } from 'playwright/test';
import { readPorts } from './tools/services/ports.ts';
import { findBrowser } from './tools/testing/browser.ts';

const quiet = ['background-networking', 'component-update', 'sync', 'quic', 'gpu'];

export default defineConfig({
  testDir: 'tests',
  // The longest row of tests that come one after the other begins first: begun last, it would leave a
  // worker without work.
  projects: [
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
    { name: 'pages', testMatch: '{e2e,embed}/**/*.spec.ts' },
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/test/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${readPorts().site}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--no-first-run',
        // Else each page has two: one that it begins in, and one that its opener policy asks for.
        '--renderer-process-limit=1',
        ...quiet.map((name) => `--disable-${name}`),
      ],
    },
  },
});

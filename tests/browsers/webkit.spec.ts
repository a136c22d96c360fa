import type { WebDriver } from 'selenium-webdriver';
import { createDriverVisitor } from './driver-visitor.ts';
import { describeSmoke, type SmokeFixtures, smokeTest } from './smoke.ts';
import { startWebKit } from './webkit.ts';

const test = smokeTest.extend<SmokeFixtures & { driver: WebDriver; scheme: 'light' | 'dark' }>({
  scheme: ['light', { option: true }],
  driver: async ({ scheme }, use) => {
    const { driver, close } = await startWebKit(scheme);
    await use(driver);
    await close();
  },
  visitor: ({ driver }, use) => use(createDriverVisitor(driver)),
  browserVersion: async ({ driver }, use) => {
    await use(`WebKit ${(await driver.getCapabilities()).getBrowserVersion()}`);
  },
});

describeSmoke(test);

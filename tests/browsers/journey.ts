import { test as base, expect, type TestInfo } from 'playwright/test';
import { apply } from '../messages.ts';
import { startFirefox } from './firefox.ts';
import { type HeldSite, startHeldSite } from './held-site.ts';
import {
  focusedText,
  listErrors,
  requestBlockedImage,
  waitUntilStill,
  watchErrors,
} from './page-scripts.ts';
import { type PartnerHost, startPartnerHost } from './partner-host.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const engines = { Firefox: startFirefox, WebKit: startWebKit };

export interface BrowserOptions {
  readonly engine: keyof typeof engines;
  readonly scheme: 'light' | 'dark';
}

interface Journey {
  /** A visitor in a browser of their own. At the end, there must be no error and no violation. */
  readonly visitor: Visitor;
  readonly host: PartnerHost;
  readonly heldSite: HeldSite;
}

/** A test that runs in every browser. The project chooses the browser. */
export const test = base.extend<BrowserOptions & Journey>({
  engine: ['Firefox', { option: true }],
  scheme: ['light', { option: true }],
  // The held site closes later than the browser, which may still be loading a script from it.
  visitor: async ({ engine, scheme, host, heldSite: _ }, use) => {
    const { visitor, close } = await engines[engine](scheme);
    try {
      await use(visitor);
      expect(await visitor.evaluate(listErrors)).toEqual([]);
      expect(await collectViolations(visitor, host)).toEqual([]);
    } finally {
      await close();
    }
  },
  host: async ({ engine: _ }, use) => {
    const host = await startPartnerHost();
    await use(host);
    await host.close();
  },
  heldSite: async ({ engine: _ }, use) => {
    const heldSite = await startHeldSite();
    await use(heldSite);
    await heldSite.close();
  },
});

export { expect };

/** An address that does not exist, and that the partner's policy blocks. */
const BLOCKED = 'http://refused.invalid/';

/**
 * Causes violations until one is reported, so that all earlier ones have been reported. WebKit loses some
 * reports.
 */
async function collectViolations(visitor: Visitor, host: PartnerHost): Promise<readonly string[]> {
  await visitor.visit(host.address);
  const isCaused = (violation: string) => violation.startsWith(BLOCKED);
  await expect(async () => {
    await visitor.evaluate(requestBlockedImage, `${BLOCKED}${Date.now()}`);
    await expect.poll(() => host.violations.some(isCaused), { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
  const violations = host.violations.filter((violation) => !isCaused(violation));
  for (const violation of visitor.driverViolations) {
    const at = violations.indexOf(violation);
    if (at >= 0) violations.splice(at, 1);
  }
  return violations;
}

/** Opens a page, and collects its errors from now on. */
export async function open(visitor: Visitor, address: string): Promise<void> {
  await visitor.visit(address);
  await visitor.evaluate(watchErrors);
}

export async function expectFocus(visitor: Visitor, text: string): Promise<void> {
  expect(await visitor.evaluate(focusedText)).toBe(text);
}

/** Answers the required questions of the application. */
export async function fillInApplication(visitor: Visitor, email: string): Promise<void> {
  const { fields } = apply;
  await visitor.fill(fields.name.label, 'Ada Byron');
  await visitor.fill(fields.email.label, email);
  await visitor.press('radio', fields.experience.options['5-10']);
  await visitor.press('radio', fields.availability.options['project-based']);
}

/** Saves a screenshot in `.cache/browsers/`. */
export async function saveScreenshot(
  visitor: Visitor,
  { project }: TestInfo,
  name: string,
  isWhole = false,
): Promise<void> {
  await visitor.evaluate(waitUntilStill);
  await visitor.takeScreenshot(`.cache/browsers/${project.name}, ${name}.png`, isWhole);
}

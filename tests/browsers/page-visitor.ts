import { expect, type Page } from 'playwright/test';
import type { Role, Visitor } from './visitor.ts';

/** A visitor in a browser that is controlled by Playwright. */
export function createPageVisitor(page: Page): Visitor {
  const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true }).first();
  const visit = async (address: string) =>
    void (await page.goto(address, { waitUntil: 'domcontentloaded' }));
  const driverViolations: string[] = [];
  return {
    driverViolations,
    visit,
    visitEarly: visit,
    press: (role, name) => find(role, name).click(),
    pressTwice: (role, name) => find(role, name).dblclick(),
    fill: (label, text) =>
      page
        .getByRole('textbox', { name: beginningWith(label) })
        .first()
        .fill(text),
    chooseFile: (path) => page.locator('input[type=file]').setInputFiles(path),
    pressKey: (key) => page.keyboard.press(key),
    pressControl: (letter) => page.keyboard.press(`ControlOrMeta+${letter}`),
    expectVisible: (role, name) => expect(find(role, name)).toBeVisible(),
    expectHidden: (role, name) => expect(find(role, name)).toBeHidden(),
    // biome-ignore lint/suspicious/noExplicitAny: Playwright's type unboxes handles, and no handles are passed
    evaluate: (script, ...given) => page.evaluate(script as any, ...given),
    runScript: async (source) => void (await page.evaluate(source)),
    resize: (width) => page.setViewportSize({ width, height: 844 }),
    takeScreenshot: async (path, isWhole) => {
      // Playwright first adds an empty style to the page, which a strict policy blocks.
      driverViolations.push('inline style-src-elem');
      await page.screenshot({ path, fullPage: isWhole });
    },
  };
}

/** Matches names that begin with a label, which may contain these punctuation marks. */
const beginningWith = (label: string) => new RegExp(`^${label.replace(/[?().]/g, '\\$&')}`);

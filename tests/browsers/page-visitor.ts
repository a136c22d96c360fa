import { expect, type Page } from 'playwright/test';
import type { Role, Visitor } from './visitor.ts';

/** A visitor in a browser that Playwright speaks to. */
export function createPageVisitor(page: Page): Visitor {
  const find = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).first();
  const ownRefusals: string[] = [];
  return {
    ownRefusals,
    visit: async (address) => void (await page.goto(address)),
    press: (role, name) => find(role, name).click(),
    fill: (name, text) => find('textbox', name).fill(text),
    key: (key) => page.keyboard.press(key),
    see: (role, name) => expect(find(role, name)).toBeVisible(),
    miss: (role, name) => expect(find(role, name)).toBeHidden(),
    // biome-ignore lint/suspicious/noExplicitAny: Playwright unboxes handles, and there are none.
    ask: (script, given) => page.evaluate(script as any, given),
    load: async (source) => void (await page.evaluate(source)),
    resize: (width) => page.setViewportSize({ width, height: 844 }),
    picture: async (path, isWhole) => {
      // Playwright puts an empty style into the page first, which a strict policy refuses.
      ownRefusals.push('inline style-src-elem');
      await page.screenshot({ path, fullPage: isWhole });
    },
  };
}

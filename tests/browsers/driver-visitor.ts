import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Role, Visitor } from './visitor.ts';

const selectors: Readonly<Record<Role, string>> = {
  button: 'button',
  checkbox: '[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  group: '[role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: '[type=radio]',
  textbox: 'textarea, input:not([type=checkbox], [type=radio], [type=file])',
};

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;

/** WebDriver takes pictures of the window: this one shows much of a page. */
const TALL = 2300;

/** A visitor in a browser that speaks classic WebDriver. */
export function createDriverVisitor(driver: WebDriver): Visitor {
  const look = (role: Role, name: string | RegExp) => find(driver, selectors[role], name);
  const wait = async (role: Role, name: string | RegExp): Promise<WebElement> => {
    let found: WebElement | undefined;
    const isThere = async () => {
      found = await look(role, name);
      return found !== undefined;
    };
    await expect.poll(isThere, `a ${role} named ${name}`).toBe(true);
    return found as WebElement;
  };
  return {
    ownRefusals: [],
    visit: (address) => driver.get(address),
    press: async (role, name) => (await wait(role, name)).click(),
    fill: async (name, text) => {
      const field = await wait('textbox', name);
      await field.clear();
      await field.sendKeys(text);
    },
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    see: async (role, name) => void (await wait(role, name)),
    miss: async (role, name) => {
      const isThere = async () => (await look(role, name)) !== undefined;
      await expect.poll(isThere, `a ${role} named ${name}`).toBe(false);
    },
    ask: (script, given) => driver.executeScript(script, given),
    load: (source) => driver.executeScript(source),
    resize: async (width) => {
      const { width: given } = await driver.manage().window().setRect({ width, height: TALL });
      await expect.poll(() => driver.executeScript('return innerWidth')).toBe(given);
    },
    picture: async (path) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await driver.takeScreenshot(), 'base64');
    },
  };
}

/** Looks in shadow roots as well, which WebDriver's own search passes by. */
async function find(
  driver: WebDriver,
  selector: string,
  name: string | RegExp,
): Promise<WebElement | undefined> {
  const visible: WebElement[] = await driver.executeScript((selector: string) => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(selector) && element.checkVisibility({ visibilityProperty: true })
          ? [element]
          : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(document);
  }, selector);
  for (const element of visible) {
    const given = await element.getAccessibleName().catch(() => '');
    if (typeof name === 'string' ? given === name : name.test(given)) return element;
  }
  return undefined;
}

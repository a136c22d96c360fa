import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { FRAME_PATH } from './held-site.ts';
import { openFrame } from './page-scripts.ts';
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

const keys = { End: Key.END, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;

/** Large, because WebDriver takes screenshots of the window, not of the whole page. */
const WINDOW_HEIGHT = 2300;

/** A visitor in a browser that is controlled by classic WebDriver. */
export function createDriverVisitor(driver: WebDriver): Visitor {
  const look = (role: Role, name: string, fits = (given: string) => given === name) =>
    find(driver, selectors[role], fits);
  const wait = async (...sought: Parameters<typeof look>): Promise<WebElement> => {
    let found: WebElement | undefined;
    const isThere = async () => {
      found = await look(...sought);
      return found !== undefined;
    };
    await expect.poll(isThere, `a ${sought[0]} named ${sought[1]}`).toBe(true);
    return found as WebElement;
  };
  return {
    driverViolations: [],
    visit: (address) => driver.get(address),
    visitEarly: async (address) => {
      // WebDriver would wait until a page itself has loaded all its code.
      await driver.get(new URL(FRAME_PATH, address).href);
      await driver.executeScript(openFrame, address);
      await driver.switchTo().frame(0);
    },
    press: async (role, name) => (await wait(role, name)).click(),
    pressTwice: async (role, name) =>
      driver
        .actions()
        .doubleClick(await wait(role, name))
        .perform(),
    fill: async (label, text) => {
      const field = await wait('textbox', label, (given) => given.startsWith(label));
      await field.clear();
      await field.sendKeys(text);
    },
    chooseFile: async (path) => {
      const [input] = await findVisible(driver, '[type=file]');
      await input?.sendKeys(path);
    },
    pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
    pressControl: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    expectVisible: async (role, name) => void (await wait(role, name)),
    expectHidden: async (role, name) => {
      const isThere = async () => (await look(role, name)) !== undefined;
      await expect.poll(isThere, `a ${role} named ${name}`).toBe(false);
    },
    evaluate: (script, ...given) => driver.executeScript(script, ...given),
    runScript: (source) => driver.executeScript(source),
    resize: async (width) => {
      const { width: given } = await driver
        .manage()
        .window()
        .setRect({ width, height: WINDOW_HEIGHT });
      await expect.poll(() => driver.executeScript('return innerWidth')).toBe(given);
    },
    takeScreenshot: async (path) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await driver.takeScreenshot(), 'base64');
    },
  };
}

async function find(
  driver: WebDriver,
  selector: string,
  fits: (name: string) => boolean,
): Promise<WebElement | undefined> {
  for (const element of await findVisible(driver, selector)) {
    if (fits(await element.getAccessibleName().catch(() => ''))) return element;
  }
  return undefined;
}

/** Also searches in shadow roots, which WebDriver's own search skips. */
const findVisible = (driver: WebDriver, selector: string): Promise<WebElement[]> =>
  driver.executeScript((selector: string) => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(selector) && element.checkVisibility({ visibilityProperty: true })
          ? [element]
          : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(document);
  }, selector);

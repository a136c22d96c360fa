import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { partner } from './addresses.ts';

/** The embed builder on `/embed`. */
export interface Builder {
  readonly page: Page;
  readonly form: Locator;
  /** The page in the preview. */
  readonly frame: FrameLocator;
  /** The blocks of code to paste, in order. */
  readonly codes: Locator;
  goTo(search?: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  write(label: string, text: string): Promise<void>;
  /** Chooses the kind of page to get code for. */
  builtWith(kind: string): Promise<void>;
  code(): Promise<string>;
  /** Sets the language to German, and returns the field with the texts to translate. */
  openWords(): Promise<Locator>;
}

export const test = base.extend<{ builder: Builder }>({
  builder: async ({ page }, use) => {
    const form = page.getByRole('form', { name: 'Embed options' });
    const codes = page.locator('#builder').getByRole('code');
    const choose = async (label: string, option: string) => {
      await form.getByLabel(label, { exact: true }).selectOption({ label: option });
    };
    await use({
      page,
      form,
      codes,
      frame: page.frameLocator('iframe[title^=Preview]'),
      goTo: async (search = '') => {
        await page.goto(`/embed${search}`);
        await form.scrollIntoViewIfNeeded();
        await expect(page.getByTitle('Preview: your page with the form')).toBeVisible();
      },
      choose,
      write: (label, text) => form.getByLabel(label, { exact: true }).fill(text),
      builtWith: (kind) => form.getByRole('radio', { name: kind, exact: true }).check(),
      code: async () => (await codes.allTextContents()).join('\n'),
      openWords: async () => {
        await choose('Language of your page', 'Deutsch');
        const words = form.getByLabel('Your translation');
        await expect(words).toHaveValue(/"Who do you need\?"/);
        return words;
      },
    });
  },
});

export { expect };

/** Opens a page of another origin, and inserts the code of a tag as Google Tag Manager does. */
export async function insertTag(page: Page, place: string, tag: string): Promise<void> {
  await paste(page, `<main>${place}</main>`);
  await page.evaluate((html) => {
    const content = document.createElement('div');
    content.innerHTML = html;
    for (const node of [...content.childNodes]) {
      // Scripts that are parsed as a part of HTML do not run, so it creates them again.
      const script = document.createElement('script');
      script.text = node.textContent ?? '';
      document.body.append(node instanceof HTMLScriptElement ? script : node);
    }
  }, tag);
}

/** Opens an empty page of another origin that contains only the copied code. */
export async function paste(page: Page, code: string): Promise<void> {
  const address = `${partner}/pasted`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>${code}</html>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(address);
}

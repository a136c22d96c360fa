import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { partner } from './addresses.ts';

/** The builder on `/embed`, with its script at work. */
export interface Builder {
  readonly page: Page;
  readonly form: Locator;
  /** The page in the preview. */
  readonly frame: FrameLocator;
  /** What is to be pasted, in order. */
  readonly codes: Locator;
  goTo(search?: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  write(label: string, text: string): Promise<void>;
  /** What the page is built with. */
  builtWith(kind: string): Promise<void>;
  code(): Promise<string>;
  /** The page is in German: the words of the form, to be translated. */
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

/** An empty page of somebody else's, with nothing on it but what was copied. */
export async function paste(page: Page, code: string): Promise<void> {
  const address = `${partner}/pasted`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>${code}</html>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(address);
}

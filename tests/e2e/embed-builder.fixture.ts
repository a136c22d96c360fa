import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { embedBuilder } from '../messages.ts';
import { partner } from './addresses.ts';

const { colors, schemes, snippets, words } = embedBuilder;

type Field =
  | 'widget'
  | 'mode'
  | 'role'
  | 'label'
  | 'contact'
  | 'partner'
  | 'theme'
  | 'corners'
  | 'language'
  | 'otherLanguage'
  | 'direction';
type Color = keyof typeof colors;
type Scheme = keyof typeof schemes;

/** The embed builder on `/embed`. */
export interface Builder {
  readonly page: Page;
  readonly form: Locator;
  /** The page in the preview. */
  readonly frame: FrameLocator;
  /** The blocks of code to paste, in order. */
  readonly codes: Locator;
  /** The button that leads to the code. */
  readonly toCode: Locator;
  readonly reset: Locator;
  goTo(search?: string): Promise<void>;
  /** Opens the groups of fields that are folded at first. `goTo` does so. */
  unfold(): Promise<void>;
  field(name: Field): Locator;
  choose(name: Field, option: string): Promise<void>;
  write(name: Field, text: string): Promise<void>;
  hexCode(color: Color, scheme: Scheme): Locator;
  colorPicker(color: Color, scheme: Scheme): Locator;
  /** Chooses the kind of page to get code for. */
  builtWith(kind: keyof typeof snippets): Promise<void>;
  code(): Promise<string>;
  /** Sets the language to German, and returns the field with the texts to translate. */
  openWords(): Promise<Locator>;
}

export const test = base.extend<{ builder: Builder }>({
  builder: async ({ page }, use) => {
    const form = page.getByRole('form', { name: words.form });
    const codes = page.locator('#builder').getByRole('code');
    const field = (name: Field) => form.getByLabel(words[name], { exact: true });
    const choose = async (name: Field, option: string) => {
      await field(name).selectOption(option);
    };
    const unfold = async () => {
      const folded = form.locator('details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
    };
    const colorField = (label: string) => form.getByLabel(label, { exact: true });
    await use({
      page,
      form,
      codes,
      toCode: form.getByRole('button', { name: words.toCode }),
      reset: form.getByRole('button', { name: words.reset }),
      frame: page.frameLocator('iframe[title^=Preview]'),
      goTo: async (search = '') => {
        await page.goto(`/embed${search}`);
        await form.scrollIntoViewIfNeeded();
        await unfold();
        await expect(page.getByTitle(words.previewFrame)).toBeVisible();
      },
      unfold,
      field,
      choose,
      write: (name, text) => field(name).fill(text),
      hexCode: (color, scheme) => colorField(words.write(colors[color], schemes[scheme])),
      colorPicker: (color, scheme) => colorField(words.pick(colors[color], schemes[scheme])),
      builtWith: (kind) => form.getByRole('radio', { name: snippets[kind], exact: true }).check(),
      code: async () => (await codes.allTextContents()).join('\n'),
      openWords: async () => {
        await choose('language', 'de');
        const translation = form.getByLabel(words.translation);
        await expect(translation).toHaveValue(/hire-get-matched/);
        return translation;
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
  await page.goto(address);
}

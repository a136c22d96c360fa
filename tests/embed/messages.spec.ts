import { expect, type Locator, type Page, test } from 'playwright/test';
import type { Messages } from '../../tools/build/package/messages.ts';
import { site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { mockSubmissions } from '../e2e/submissions.ts';
import { stepCount } from '../e2e/wizard.ts';
import { sample } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, type Tag, tags, typedTexts, whenDefined } from './scenarios.ts';
import { shownTexts } from './shown-texts.ts';

/** The messages file that translators start from, as the site serves it. */
const messagesOf = async (page: Page, tag: Tag): Promise<Messages> =>
  (await page.request.get(`${site}/widgets/messages/${tag}.json`)).json();

/** Puts every text in brackets. A text without brackets was not replaced. */
const inBrackets = (tree: Messages): Messages =>
  Object.fromEntries(
    Object.entries(tree).map(([name, text]) => [
      name,
      typeof text === 'string' ? `⟦${text}⟧` : inBrackets(text),
    ]),
  );

/** Cities and times are formatted by the browser. */
const data = /London|Tokyo|Johannesburg|Paris|Europe|Monday|[\d:]+/g;

/** The texts with letters or digits outside of brackets, without those that a visitor typed. */
function inEnglish(tag: Tag, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const rest = typedTexts.reduce(
      (left, part) => left.replaceAll(part, ''),
      withoutBrackets(text).replace(tag === 'hire-shared-daylight' ? data : '', ''),
    );
    return /[\p{L}\p{N}]/u.test(rest);
  });
}

/** A replaced text may contain others, in their own brackets. */
function withoutBrackets(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutBrackets(rest);
}

const json = (messages: object): string =>
  `<script type="application/json">${JSON.stringify(messages)}</script>`;

const setMessages = (element: Locator, messages: object | undefined): Promise<void> =>
  element.evaluate((element, messages) => {
    Reflect.set(element, 'messages', messages);
  }, messages);

for (const tag of sample(tags, ['hire-get-matched', 'hire-carousel'])) {
  const way = tag === 'hire-get-matched' ? 'JSON' : 'property';
  test(`every text of ${tag} can be replaced, as ${way}`, async ({ page }) => {
    const messages = inBrackets(await messagesOf(page, tag));
    if (way === 'property') await setBeforeDefined(page, tag, messages);
    const body = markupOf(tag, way === 'JSON' ? json(messages) : '');
    const { warnings } = await openHostPage(page, { body });
    await whenDefined(page, tag);
    const seen = new Set<string>();
    const english = new Set<string>();
    await scenarioOf(tag)(page, async () => {
      const texts = await shownTexts(page);
      for (const text of texts) seen.add(text);
      for (const text of inEnglish(tag, texts)) english.add(text);
    });
    console.log(`  ${tag}, as ${way}: ${seen.size} texts shown, ${english.size} not replaced`);
    expect(seen.size).toBeGreaterThan(0);
    expect([...english]).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

/** Sets the property as a framework does. */
const setBeforeDefined = (page: Page, tag: Tag, messages: Messages): Promise<unknown> =>
  page.addInitScript(
    ([tag, messages]) => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector(tag) ?? {}, { messages });
      });
    },
    [tag, messages] as const,
  );

const german = {
  stepOf: 'Schritt {step} von {of}',
  next: 'Weiter',
  steps: { role: { question: 'Wen brauchen Sie?', options: { dev: 'Entwicklerin' } } },
  fields: { name: { label: 'Name' } },
};

test('changing the messages later keeps the input and the focus', async ({ page }) => {
  await openHostPage(page, { body: '<hire-get-matched></hire-get-matched>' });
  const wizard = page.locator('hire-get-matched');
  await expect(wizard.getByText(/^Step 1 of/)).toBeVisible();
  await callMethod(wizard, 'goTo', stepCount);
  const field = wizard.locator('#name');
  await field.fill('Ada Byron');
  await field.evaluate((element) => Object.assign(element, { isSame: true }));
  await setMessages(wizard, german);
  await expect(wizard.getByText(`Schritt ${stepCount} von ${stepCount}`)).toBeVisible();
  await expect(wizard.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Byron');
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => Reflect.get(element, 'isSame'))).toBe(true);
  await setMessages(wizard, undefined);
  await expect(wizard.getByText(`Step ${stepCount} of`)).toBeVisible();
});

test('JSON that is added later is used, and the property overrides it', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, {
    body: '<hire-get-matched></hire-get-matched><hire-get-matched></hire-get-matched>',
  });
  const [first, second] = [
    page.locator('hire-get-matched').first(),
    page.locator('hire-get-matched').last(),
  ];
  await expect(first.getByText(/^Step 1 of/)).toBeVisible();
  await setMessages(second, { next: 'Vorwärts' });
  for (const wizard of [first, second]) {
    await wizard.evaluate((element, messages) => {
      const script = document
        .createElement('template')
        .content.ownerDocument.createElement('script');
      script.type = 'application/json';
      script.append(messages);
      element.append(script);
    }, JSON.stringify(german));
  }
  await expect(first.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Vorwärts' })).toBeVisible();
});

test('malformed JSON logs a note, and the texts stay English', async ({ page }) => {
  const heard = await openHostPage(page, {
    body: '<hire-popover><script type="application/json">{"label": </script><p>Text</p></hire-popover>',
  });
  const popover = page.locator('hire-popover');
  await expect(page.locator('hire-popover:defined')).toBeAttached();
  for (const method of ['open', 'close', 'open']) await callMethod(popover, method);
  await expect(page.getByRole('dialog', { name: 'Get started' })).toBeVisible();
  expect(heard.warnings.filter((text) => text.startsWith('hire:'))).toHaveLength(1);
});

test('unknown names log one note, and HTML in a text is shown as text', async ({ page }) => {
  const heard = await openHostPage(page, {
    body: `<hire-get-matched>${json({ nexxt: 'Weiter', skipp: '', next: '<b>Go</b>' })}</hire-get-matched>`,
  });
  await expect(page.getByRole('button', { name: '<b>Go</b>' })).toBeVisible();
  expect(heard.warnings.filter((text) => text.startsWith('hire:'))).toEqual([
    expect.stringContaining('nexxt,skipp'),
  ]);
});

test('widgets and notices use the nearest lang and dir: right to left in Arabic', async ({
  page,
}) => {
  const arabic = {
    stepOf: 'الخطوة {step} من {of}',
    next: 'التالي',
    previous: 'السابق',
    notices: { failure: { title: 'خطأ', text: 'تعذّر الإرسال.' } },
  };
  await openHostPage(page, {
    body: `<div lang="ar" dir="rtl"><hire-get-matched>${json(arabic)}</hire-get-matched></div>`,
  });
  const wizard = page.locator('hire-get-matched');
  await expect(wizard.getByText(`الخطوة 1 من ${stepCount}`)).toBeVisible();
  const read = (target: Locator) =>
    target.evaluate((element) => ({
      isArabic: element.matches(':lang(ar)'),
      direction: getComputedStyle(element).direction,
    }));
  const next = wizard.getByRole('button', { name: 'التالي' });
  expect(await read(next)).toEqual({ isArabic: true, direction: 'rtl' });
  const [previousBox, nextBox] = [
    await wizard.getByRole('button', { name: 'السابق' }).boundingBox(),
    await next.boundingBox(),
  ];
  expect(previousBox?.x).toBeGreaterThan(nextBox?.x ?? Number.NaN);
  await mockSubmissions(page, (route) => route.abort());
  await callMethod(wizard, 'submit');
  const notice = page.getByRole('alert').getByText('تعذّر الإرسال.');
  expect(await read(notice)).toEqual({ isArabic: true, direction: 'rtl' });
});

import { expect, type Locator, type Page } from 'playwright/test';
import type { HireTags } from '../../widgets/elements.d.ts';
import { calls } from '../e2e/addresses.ts';

export type Tag = keyof Omit<HireTags, 'hire-fixture'>;

type Walk = (page: Page, look: () => Promise<void>) => Promise<void>;

export const tags = [
  'hire-get-matched',
  'hire-apply',
  'hire-discovery-call',
  'hire-newsletter-panel',
  'hire-newsletter-popup',
  'hire-carousel',
  'hire-popover',
  'hire-shared-daylight',
] as const satisfies readonly Tag[];

/** An element's markup, with what a host writes into it before its own children. */
export const markupOf = (tag: Tag, inside = ''): string =>
  `<${tag}${attributes[tag] ?? ''}>${inside}${children[tag] ?? ''}</${tag}>`;

const attributes: Partial<Record<Tag, string>> = {
  'hire-get-matched': ' guard',
  'hire-shared-daylight': ' places="Europe/London Asia/Tokyo" date="2026-11-30"',
};

const children: Partial<Record<Tag, string>> = {
  'hire-carousel': '<p>Lovelace</p><p>Ada</p>',
  'hire-popover': '<p>Lovelace</p>',
};

const waits: readonly Tag[] = [
  'hire-discovery-call',
  'hire-newsletter-panel',
  'hire-newsletter-popup',
];

/** Makes the loader fetch an element that waits to be opened. */
export async function whenDefined(page: Page, tag: Tag): Promise<void> {
  if (waits.includes(tag))
    await page.locator(tag).evaluate((element) => element.setAttribute('open', ''));
  await page.waitForFunction((tag) => document.querySelector(`${tag}:defined`), tag);
}

export const call = (element: Locator, method: string, ...input: unknown[]): Promise<unknown> =>
  element.evaluate(
    (element, { method, input }) => Reflect.get(element, method).apply(element, input),
    { method, input },
  );

/** What the visitor types, in every form. */
const email = 'ada@byron.example';
const name = 'Ada Byron';
export const typed = [email, name, 'Lovelace', 'An API', 'Ada.pdf'];

export const failOnce = (page: Page) => page.route(calls, (route) => route.abort());
const press = (page: Page, label: string) => page.getByRole('button', { name: label }).click();

/** All that an element can show, each by its walk; says when there is something new to read. */
export const walks: Readonly<Record<Tag, Walk>> = {
  'hire-get-matched': async (page, look) => {
    const wizard = page.locator('hire-get-matched');
    await expect(wizard.getByText('Step 1 of 9')).toBeVisible();
    for (let step = 1; step <= 9; step += 1) {
      await call(wizard, 'goTo', step);
      await expect(wizard.getByText(`Step ${step} of 9`)).toBeVisible();
      await look();
    }
    for (const role of ['sales', 'dev']) {
      await call(wizard, 'setData', { role });
      await call(wizard, 'goTo', 6);
      await look();
    }
    await page.getByRole('textbox', { name: 'Other skills' }).fill('Lovelace');
    await press(page, 'Add to my skills');
    await look();
    await call(wizard, 'setData', {
      engagement: 'Not sure yet',
      hiringFor: 'An API',
      email: 'ada',
    });
    await call(wizard, 'goTo', 9);
    await press(page, 'Submit');
    await expect(wizard.getByText('Error: Enter your full name')).toBeVisible();
    await look();
    await call(wizard, 'setData', { name, email });
    await failOnce(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert').getByText('Failed to submit form')).toBeVisible();
    await look();
    await page.unroute(calls);
    await press(page, 'Submit');
    await expect(wizard.getByRole('heading', { name: "You're All Set." })).toBeVisible();
    await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
    await look();
  },
  'hire-apply': async (page, look) => {
    const form = page.locator('hire-apply');
    await look();
    await press(page, 'Submit application');
    await expect(page.getByRole('group', { name: 'Please fill in all' })).toBeVisible();
    await look();
    const required = { name, email, experience: '10+', availability: 'part-time' };
    await call(form, 'setData', { ...required, email: 'ada' });
    await press(page, 'Submit application');
    await look();
    const chooser = form.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'Ada.png',
      mimeType: 'image/png',
      buffer: Buffer.from(''),
    });
    await expect(page.getByRole('alert').getByText('Invalid file type')).toBeVisible();
    await look();
    await chooser.setInputFiles({
      name: 'Ada.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await look();
    await press(page, 'Remove resume');
    await look();
    await call(form, 'setData', { ...required, resumeFile: 'Ada.pdf' });
    await failOnce(page);
    await press(page, 'Submit application');
    await expect(page.getByRole('alert').getByText('Failed to submit')).toBeVisible();
    await look();
    await page.unroute(calls);
    await press(page, 'Submit application');
    await expect(form.getByRole('heading', { name: 'Application submitted!' })).toBeVisible();
    await look();
  },
  'hire-discovery-call': async (page, look) => {
    const element = page.locator('hire-discovery-call');
    await call(element, 'open');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
    await press(page, 'Continue');
    await expect(page.getByRole('alert').getByText('Please fill in all')).toBeVisible();
    await look();
    await call(element, 'setData', { name, company: 'Lovelace', email: 'ada' });
    await press(page, 'Continue');
    await look();
    await call(element, 'setData', { email });
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: 'Tell us about your needs' })).toBeVisible();
    await look();
    await failOnce(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert').getByText('Failed to submit form')).toBeVisible();
    await look();
    await page.unroute(calls);
    await press(page, 'Submit');
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    await look();
    await expect(page.getByTitle('Book a 30-minute call')).toBeVisible();
    await look();
  },
  'hire-newsletter-panel': newsletter,
  'hire-newsletter-popup': newsletter,
  'hire-carousel': async (page, look) => {
    const carousel = page.locator('hire-carousel');
    await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
    // With reduced motion it does not start by itself.
    await call(carousel, 'play');
    await look();
    await press(page, 'Stop automatic slide show');
    await press(page, 'Next slide');
    await look();
  },
  'hire-shared-daylight': async (page, look) => {
    const element = page.locator('hire-shared-daylight');
    await expect(element.getByRole('heading', { level: 2 })).toBeVisible();
    await look();
    await element.getByLabel('From').first().selectOption('06:00');
    await look();
    await press(page, 'Add a place');
    await element.locator('#city-2').click();
    const search = element.getByRole('combobox', { name: 'City' });
    for (const text of ['Pari', 'Atlantis']) {
      await search.fill(text);
      await look();
    }
    await search.press('Escape');
    await element.getByRole('button', { name: 'Remove' }).last().click();
    const download = page.waitForEvent('download');
    await press(page, 'Save to calendar');
    await download;
    await look();
  },
  'hire-popover': async (page, look) => {
    const popover = page.locator('hire-popover');
    for (const mode of ['dialog', 'slide-in', 'side-tab', 'bubble']) {
      await popover.evaluate((element, mode) => element.setAttribute('mode', mode), mode);
      await look();
      await call(popover, 'open');
      await look();
      await press(page, 'Close');
    }
  },
};

async function newsletter(page: Page, look: () => Promise<void>): Promise<void> {
  const element = page.locator('hire-newsletter-panel, hire-newsletter-popup');
  await call(element, 'open');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await press(page, 'Subscribe');
  await expect(page.getByRole('alert').getByText('Please enter your email')).toBeVisible();
  await look();
  await call(element, 'setData', { email: 'ada' });
  await press(page, 'Subscribe');
  await look();
  await call(element, 'setData', { email });
  await failOnce(page);
  await press(page, 'Subscribe');
  await expect(page.getByRole('alert').getByText('Failed to subscribe')).toBeVisible();
  await look();
  await page.unroute(calls);
  await press(page, 'Subscribe');
  await expect(page.getByRole('heading', { name: 'Welcome aboard!' })).toBeVisible();
  await look();
}

import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { HireTags } from '../../widgets/elements.d.ts';
import { readPublicApi } from '../../widgets/public-api.ts';
import { callMethod } from '../e2e/call-method.ts';
import { mockSubmissions } from '../e2e/submissions.ts';
import { stepCount, stepOf } from '../e2e/wizard.ts';
import {
  apply,
  booking,
  discoveryCall,
  getMatched,
  carousel as labels,
  newsletterPanel,
  sharedDaylight,
} from '../messages.ts';

export type Tag = keyof Omit<HireTags, 'hire-fixture'>;

type Scenario = (page: Page, look: () => Promise<void>) => Promise<void>;

export const elements = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
export const tags = elements.map(({ tag }) => tag as Tag);

/** The markup of an element. `inside` is added before its children. */
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

const startsClosed: readonly Tag[] = [
  'hire-discovery-call',
  'hire-newsletter-panel',
  'hire-newsletter-popup',
];

/** Waits for an element's code, and opens an element that loads only when it is opened. */
export async function whenDefined(page: Page, tag: Tag): Promise<void> {
  if (startsClosed.includes(tag))
    await page.locator(tag).evaluate((element) => element.setAttribute('open', ''));
  await page.waitForFunction((tag) => document.querySelector(`${tag}:defined`), tag);
}

/** The texts that the visitor types. */
const email = 'ada@byron.example';
const name = 'Ada Byron';
export const typedTexts = [email, name, 'Lovelace', 'An API', 'Ada.pdf'];

const press = (page: Page, label: string | RegExp) =>
  page.getByRole('button', { name: label }).click();

/** Submits a form while requests fail, and then again when they succeed. */
async function failAndSend(
  page: Page,
  button: string | RegExp,
  failure: string,
  look: () => Promise<void>,
): Promise<void> {
  const restore = await mockSubmissions(page, (route) => route.abort());
  await press(page, button);
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible();
  await look();
  await restore();
  await press(page, button);
}

/** Goes through every state of an element, and calls `look` in each. */
export const scenarioOf = (tag: Tag): Scenario => scenarios[tag] ?? ((_, look) => look());

/** The scenarios of the elements that have more states than one. */
const scenarios: Partial<Record<Tag, Scenario>> = {
  'hire-get-matched': async (page, look) => {
    const wizard = page.locator('hire-get-matched');
    await expect(wizard.getByText(`Step 1 of ${stepCount}`)).toBeVisible();
    for (let step = 1; step <= stepCount; step += 1) {
      await callMethod(wizard, 'goTo', step);
      await expect(wizard.getByText(`Step ${step} of ${stepCount}`)).toBeVisible();
      await look();
    }
    for (const role of ['sales', 'dev']) {
      await callMethod(wizard, 'setData', { role });
      await callMethod(wizard, 'goTo', stepOf('skills'));
      await look();
    }
    await page.getByRole('textbox', { name: getMatched.extraSkills }).fill('Lovelace');
    await press(page, getMatched.addSkills);
    await look();
    await callMethod(wizard, 'setData', {
      engagement: 'Not sure yet',
      hiringFor: 'An API',
      email: 'ada',
    });
    await callMethod(wizard, 'goTo', stepCount);
    await press(page, 'Submit');
    await expect(wizard.getByText(getMatched.faults.name.missing)).toBeVisible();
    await look();
    await callMethod(wizard, 'setData', { name, email });
    await failAndSend(page, 'Submit', getMatched.notices.failure.text, look);
    await expect(wizard.getByRole('heading', { name: getMatched.allSet })).toBeVisible();
    await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
    await look();
  },
  'hire-apply': async (page, look) => {
    const form = page.locator('hire-apply');
    await look();
    await press(page, apply.submit);
    await expect(page.getByRole('group', { name: apply.errorSummary.missing })).toBeVisible();
    await look();
    const required = {
      name,
      email,
      experience: '10+',
      availability: 'part-time',
      skills: ['DevOps'],
    };
    await callMethod(form, 'setData', { ...required, email: 'ada' });
    await press(page, apply.submit);
    await look();
    const chooser = form.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'Ada.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG'),
    });
    await expect(page.getByRole('alert').getByText(apply.notices.wrongFile.title)).toBeVisible();
    await look();
    await chooser.setInputFiles({
      name: 'Ada.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await look();
    await press(page, apply.remove);
    await look();
    await callMethod(form, 'setData', { ...required, resumeFile: 'Ada.pdf' });
    await failAndSend(page, apply.submit, apply.notices.failure.text, look);
    await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
    await look();
  },
  'hire-discovery-call': async (page, look) => {
    const element = page.locator('hire-discovery-call');
    await callMethod(element, 'open');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
    await press(page, 'Continue');
    await expect(
      page.getByRole('alert').getByText(discoveryCall.notices.missing.title),
    ).toBeVisible();
    await look();
    await callMethod(element, 'setData', { name, company: 'Lovelace', email: 'ada' });
    await press(page, 'Continue');
    await look();
    await callMethod(element, 'setData', { email, talentType: 'developers' });
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: discoveryCall.titles.needs })).toBeVisible();
    await look();
    await failAndSend(page, 'Submit', discoveryCall.notices.failure.text, look);
    await expect(element.getByText(discoveryCall.titles.thanks)).toBeVisible();
    await look();
    await expect(page.getByTitle(booking.title)).toBeVisible();
    await look();
  },
  'hire-newsletter-panel': newsletter,
  'hire-newsletter-popup': newsletter,
  'hire-carousel': async (page, look) => {
    const carousel = page.locator('hire-carousel');
    await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible();
    await callMethod(carousel, 'play');
    await look();
    await press(page, labels.stop);
    await press(page, labels.next);
    await look();
  },
  'hire-shared-daylight': async (page, look) => {
    const element = page.locator('hire-shared-daylight');
    await expect(element.getByRole('heading', { level: 2 })).toBeVisible();
    await look();
    await element.getByLabel('From').first().selectOption('360');
    await look();
    await press(page, sharedDaylight.add);
    await element.locator('#city-2').click();
    const search = element.getByRole('combobox', { name: 'City' });
    for (const text of ['Pari', 'Atlantis']) {
      await search.fill(text);
      await look();
    }
    await search.press('Escape');
    await element.getByRole('button', { name: 'Remove' }).last().click();
    const download = page.waitForEvent('download');
    await press(page, sharedDaylight.meeting.save);
    await download;
    await look();
  },
  'hire-popover': async (page, look) => {
    const popover = page.locator('hire-popover');
    for (const mode of ['dialog', 'slide-in', 'side-tab', 'bubble']) {
      await popover.evaluate((element, mode) => element.setAttribute('mode', mode), mode);
      await look();
      await callMethod(popover, 'open');
      await look();
      await press(page, 'Close');
    }
  },
};

async function newsletter(page: Page, look: () => Promise<void>): Promise<void> {
  const subscribe = /Subscribe(?! to our)/;
  const element = page.locator('hire-newsletter-panel, hire-newsletter-popup');
  await callMethod(element, 'open');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await press(page, subscribe);
  await expect(
    page.getByRole('alert').getByText(newsletterPanel.notices.missing.text),
  ).toBeVisible();
  await look();
  await callMethod(element, 'setData', { email: 'ada' });
  await press(page, subscribe);
  await look();
  await callMethod(element, 'setData', { email });
  await failAndSend(page, subscribe, newsletterPanel.notices.failure.text, look);
  await expect(page.getByRole('heading', { name: newsletterPanel.welcome })).toBeVisible();
  await look();
}

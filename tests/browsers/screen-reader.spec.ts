import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { steps } from '../../widgets/get-matched/content.ts';
import { calls, site } from '../e2e/addresses.ts';
import { uniqueEmail } from '../e2e/inbox.ts';
import {
  apply,
  carousel,
  discoveryCall,
  getMatched,
  labels,
  newsletterPanel,
  newsletterPopup,
  shell,
} from '../messages.ts';
import { launchFirefox } from './firefox.ts';
import { type ScreenReader, startOrca } from './orca.ts';

// What Orca says in Firefox, with keys of a keyboard. The transcripts are in `.cache/browsers/`.

/** How long a server far away takes to answer: long enough for what is said of a form that is being sent. */
const ANSWERED_AFTER_MS = 700;

let transcript: string[] = [];
let orca: ScreenReader;
let browser: Browser;
let page: Page;

// Each test has an Orca of its own: it reacts later with each page that it has read.
test.beforeEach(async () => {
  transcript = [];
  orca = await startOrca();
  browser = await launchFirefox(orca.env);
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await page.route(calls, async (route) => {
    await wait(ANSWERED_AFTER_MS);
    await route.continue();
  });
});

test.afterEach(async ({ browserName: _ }, { title }) => {
  await browser?.close();
  orca?.close();
  mkdirSync('.cache/browsers', { recursive: true });
  writeFileSync(`.cache/browsers/Orca, ${title}.txt`, `${transcript.join('\n')}\n`);
});

/** Does something, and writes down and returns what is said then. Expects these texts among it, in this order. */
async function hear(action: string, act: () => unknown, ...texts: string[]): Promise<string[]> {
  await act();
  const sentences = await orca.listen(...texts);
  transcript.push(`> ${action}`, ...sentences.map((sentence) => `    ${sentence}`));
  const said = sentences.join('\n');
  for (const text of texts) expect(said).toContain(text);
  expect(texts.toSorted((one, other) => said.indexOf(one) - said.indexOf(other))).toEqual(texts);
  return sentences;
}

/** Expects that each of these was said only once in the whole test. */
function expectSaidOnce(...texts: string[]) {
  const said = transcript.filter((line) => !line.startsWith('>')).join('\n');
  const times = texts.map((text) => said.split(text).length - 1);
  expect(times).toEqual(texts.map(() => 1));
}

const press = (key: string, ...texts: string[]) => hear(key, () => orca.press(key), ...texts);

const type = (text: string, ...texts: string[]) =>
  hear(`types “${text}”`, () => orca.type(text), ...texts);

/** Moves the focus to a control, and waits until its name is said. */
const focus = (control: Locator, ...texts: string[]) =>
  hear(`goes to ${texts[0]}`, () => control.first().focus(), ...texts);

/** Enters a new address without keys, which the screen reader would say one by one. */
const fill = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label }).fill(uniqueEmail());

/** Opens a page, and waits until the screen reader has said its title and what is on it. */
async function open(path: string, title: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.bringToFront();
  await hear(`opens ${path}`, () => {}, `Finished loading ${title}`, 'Page has');
}

/** What is said of the heading of each step. */
const questions = steps.map(({ field }) => `${getMatched.steps[field].question} heading`);

test('the carousel and the popup on the home page', async () => {
  await open('/', 'Daybreak');
  const opened = newsletterPopup.opened.replace('{title}', newsletterPopup.title);
  await press('q', 'I sent the brief');
  for (let line = 2; line <= 3; line += 1) {
    await press('Down');
    const unasked = await hear('waits for six seconds', () => page.waitForTimeout(6_000));
    expect(unasked.filter((sentence) => sentence !== opened)).toEqual([]);
  }
  // Orca ignores a focus that moves without a key.
  await press('Tab');
  const slides = page.locator('hire-carousel:defined');
  await focus(slides.getByRole('button', { name: carousel.next }), carousel.next);
  await press('Return', ' of ');
  await press('Tab');
  await focus(page.getByRole('button', { name: shell.pauseMotion }), shell.pauseMotion);
  await press('space', 'pressed');
});

test('the wizard', async () => {
  await open('/get-matched', 'Get matched');
  const wizard = page.locator('hire-get-matched:defined');
  for (const [index, { kind }] of steps.entries()) {
    if (kind === 'contact') break;
    if (index > 0) await press('Tab');
    else await focus(wizard.getByRole('radio'), 'Project manager.');
    if (kind === 'text') {
      const next = wizard.getByRole('button', { name: getMatched.next, exact: true });
      await focus(next, getMatched.next);
    } else await press('space');
    if (kind === 'skills') {
      for (const skill of ['Rust', 'Zig']) {
        await focus(wizard.getByLabel(getMatched.extraSkills), getMatched.extraSkills);
        await type(skill);
        await press('Tab', getMatched.addSkills);
        await press('Return', 'Skills added: 1');
      }
      await press('Tab');
      await press('Tab');
    }
    await press('Return', questions[index + 1] ?? '', `Step ${index + 2} of ${steps.length}`);
  }
  await press('Tab', 'Full name');
  await type('Ada');
  await press('Tab', 'Email');
  await hear('enters an address', () => fill(wizard, getMatched.fields.email.label));
  const { title, text } = getMatched.notices.success;
  await press('Return', getMatched.sending, getMatched.allSet, `${title} ${text}`);
  await press('Tab');
  expectSaidOnce(...questions.slice(1), getMatched.sending, getMatched.allSet, text);
});

test('the application', async () => {
  await open('/apply', 'Apply');
  const { fields } = apply;
  const form = page.locator('hire-apply:defined');
  await focus(form.getByRole('textbox'), fields.name.label);
  await press('Return', apply.errorSummary.missing);
  await press('Tab', apply.errorSummary.missing, 'Enter your full name push button');
  await press('Return', 'Full name (required) entry', apply.faults.name.missing);
  await form.getByRole('textbox', { name: fields.name.label }).fill('Ada');
  await press('Tab', 'Email (required) entry', apply.faults.email.missing);
  await fill(form, fields.email.label);
  const resume = page.locator('input[type=file]');
  await focus(resume, fields.resumeFile.label);
  await hear(
    'chooses cv.pdf',
    () =>
      resume.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      }),
    'cv.pdf chosen',
  );
  await press('Tab', 'Remove resume cv.pdf push button');
  await press('Return', 'Resume (optional) Choose a PDF', 'cv.pdf removed');
  await focus(
    page.getByRole('radio', { name: fields.experience.options['5-10'] }),
    fields.experience.options['5-10'],
  );
  await press('space');
  await focus(
    page.getByRole('radio', { name: fields.availability.options['project-based'] }),
    fields.availability.options['project-based'],
  );
  await press('space');
  const { title, text } = apply.notices.success;
  await press('Return', apply.sending, title, text);
  expectSaidOnce('cv.pdf chosen', 'cv.pdf removed', apply.sending, title, text);
});

test('the discovery call', async () => {
  await open('/hire-a-team', 'Hire a full remote team');
  const { titles, fields, faults, notices } = discoveryCall;
  const opener = page.locator('[data-hire-open=discovery-call]').first();
  await focus(opener, 'Talk to a Team Specialist');
  await press('Return', titles.details, 'Full name (required) entry.');
  await type('Ada');
  await press('Return', notices.missing.title, 'Work email (required) entry', faults.email.missing);
  await type('an');
  await type('n@example');
  await type('.com');
  await press('Tab', 'Company (required) entry', faults.company.missing);
  await type('Byron');
  await press('Return', titles.needs);
  await press('Tab', fields.talentType.label);
  const submit = page.getByRole('button', { name: discoveryCall.submit, exact: true });
  await focus(submit, discoveryCall.submit);
  await press('Return', discoveryCall.sending, titles.thanks, titles.schedule);
  await press('Escape', 'Talk to a Team Specialist');
  const { sending } = discoveryCall;
  // The invoice of the team on this page, which nobody has changed.
  expect(transcript.join()).not.toContain('one invoice');
  expectSaidOnce(titles.details, notices.missing.title, sending, titles.schedule);
});

test('the newsletter panel', async () => {
  await open('/about-us', 'About us');
  const field = page.locator('#footer-email');
  await focus(field, 'Work email');
  await hear('enters an address', () => field.fill(uniqueEmail()));
  const { curiosity } = newsletterPanel.fields;
  await press('Return', newsletterPanel.title, 'combo box', curiosity.any);
  await press('Tab', newsletterPanel.submit);
  await press('Return', newsletterPanel.sending, newsletterPanel.welcome);
  await hear('waits until it closes', () => page.waitForTimeout(3_000));
});

test('a profile', async () => {
  await open('/developers', 'Hire remote developers');
  await focus(page.locator('h3 a[href^="/sample-"][href*="#"]'), 'link heading level 3');
  await press('Return', labels.profile.untested);
  await press('Tab', 'link');
  await press('Escape', 'link heading level 3');
});

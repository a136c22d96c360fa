import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { site } from '../e2e/addresses.ts';
import { uniqueEmail } from '../e2e/inbox.ts';
import { apply, discoveryCall, getMatched, newsletterPanel, shell } from '../messages.ts';
import { launchFirefox } from './firefox.ts';
import { type ScreenReader, startOrca } from './orca.ts';

// What Orca says in Firefox, with keys of a keyboard. The transcripts are in `.cache/browsers/`.

let transcript: string[] = [];
let orca: ScreenReader;
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  orca = await startOrca();
  browser = await launchFirefox(orca.env);
  page = await browser.newPage();
});

test.afterAll(async () => {
  await browser?.close();
  orca?.close();
});

test.beforeEach(() => {
  transcript = [];
});

test.afterEach(({ browserName: _ }, { title }) => {
  mkdirSync('.cache/browsers', { recursive: true });
  writeFileSync(`.cache/browsers/Orca, ${title}.txt`, `${transcript.join('\n')}\n`);
});

/** Does something, and writes down and returns what is said then. */
async function hear(action: string, act: () => unknown): Promise<string> {
  await act();
  const said = await orca.listen();
  transcript.push(`> ${action}`, ...said.map((sentence) => `    ${sentence}`));
  return said.join('\n');
}

/** Expects that each of these was said once, and in this order. */
function expectSaid(...texts: readonly string[]) {
  const said = transcript.filter((line) => !line.startsWith('>')).join('\n');
  const found = texts.map((text) => ({ text, times: said.split(text).length - 1 }));
  expect(found).toEqual(texts.map((text) => ({ text, times: 1 })));
  expect(texts.toSorted((one, other) => said.indexOf(one) - said.indexOf(other))).toEqual(texts);
}

const press = (key: string, note = '') =>
  hear(`${key}${note && ` (${note})`}`, () => orca.press(key));

const type = (text: string) => hear(`types “${text}”`, () => orca.type(text));

const focus = (locator: Locator, name: string) =>
  hear(`goes to ${name}`, () => locator.first().focus());

/** Enters a new address without keys, which the screen reader would say one by one. */
const fill = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label }).fill(uniqueEmail());

/** Opens a page, and stops the screen reader from reading it all. */
async function open(path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.bringToFront();
  await hear(`opens ${path}`, () => orca.press('Control_L'));
}

test('the carousel and the popup on the home page', async () => {
  await open('/');
  for (let quote = 1; quote <= 2; quote += 1) await press('q', 'to the next quote');
  await press('Down');
  await hear('waits for six seconds', () => page.waitForTimeout(6_000));
  await press('Down');
  await hear('waits for six seconds', () => page.waitForTimeout(6_000));
  const carousel = page.locator('hire-carousel');
  await focus(carousel.getByRole('button', { name: 'Next' }), 'the carousel’s Next');
  await press('Return');
  await press('Tab');
  await focus(page.getByRole('button', { name: shell.pauseMotion }), 'Pause motion');
  await press('space');
  expect(transcript.join()).not.toContain('page tab');
});

test('the wizard', async () => {
  await open('/get-matched');
  await focus(page.getByRole('radio').first(), 'the first choice');
  await press('space');
  await press('Return', 'to step 2');
  for (const step of [3, 4, 5, 6]) {
    await press('Tab');
    await press('space');
    await press('Return', `to step ${step}`);
  }
  await press('Tab');
  await press('space');
  const next = page.getByRole('button', { name: getMatched.next, exact: true });
  for (const skill of ['Rust', 'Zig']) {
    await focus(page.getByLabel(getMatched.extraSkills), 'other skills');
    await type(skill);
    await press('Tab');
    await press('Return', 'adds the skill');
  }
  await focus(next, 'Next');
  await press('Return', 'to step 7');
  await press('Tab');
  await focus(next, 'Next');
  await press('Return', 'to step 8');
  await press('Tab');
  await press('space');
  await press('Return', 'to step 9');
  await press('Tab');
  await type('Ada');
  await press('Tab');
  await hear('enters an address', () =>
    fill(page.locator('hire-get-matched'), getMatched.fields.email.label),
  );
  await hear('Return (sends)', async () => {
    orca.press('Return');
    await page.getByRole('heading', { name: getMatched.allSet }).waitFor();
  });
  await press('Tab');
  expectSaid('Step 2 of 9', getMatched.sending, getMatched.notices.success.text);
});

test('the application', async () => {
  await open('/apply');
  const { fields } = apply;
  await focus(page.locator('hire-apply').getByRole('textbox').first(), 'the name');
  await press('Return', 'sends an empty form');
  await press('Tab');
  await press('Return', 'to the first error');
  await page.locator('hire-apply').getByRole('textbox', { name: fields.name.label }).fill('Ada');
  await press('Tab');
  await fill(page.locator('hire-apply'), fields.email.label);
  const resume = page.locator('input[type=file]');
  await focus(resume, 'the resume');
  await hear('chooses cv.pdf', () =>
    resume.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    }),
  );
  await press('Tab');
  await press('Return', 'removes it');
  await focus(page.getByRole('radio', { name: fields.experience.options['5-10'] }), 'experience');
  await press('space');
  await focus(
    page.getByRole('radio', { name: fields.availability.options['project-based'] }),
    'availability',
  );
  await press('space');
  await hear('Return (sends)', async () => {
    orca.press('Return');
    await page.getByRole('heading', { name: apply.notices.success.title }).waitFor();
  });
});

test('the discovery call', async () => {
  await open('/hire-a-team');
  const opener = page.locator('[data-hire-open=discovery-call]').first();
  await focus(opener, 'the button that opens it');
  await hear('Return (opens it)', async () => {
    orca.press('Return');
    await page.getByRole('heading', { name: discoveryCall.titles.details }).waitFor();
  });
  await press('Tab');
  await focus(page.getByRole('dialog').getByRole('textbox').first(), 'the name');
  await type('Ada');
  await press('Return', 'without an address');
  await type('an');
  await type('n@example');
  await type('.com');
  await press('Tab');
  await type('Byron');
  await press('Return', 'continues');
  await press('Tab');
  const submit = page.getByRole('button', { name: discoveryCall.submit, exact: true });
  await focus(submit, 'Submit');
  await hear('Return (sends)', async () => {
    orca.press('Return');
    await page.getByRole('heading', { name: discoveryCall.titles.schedule }).waitFor();
  });
  await press('Escape');
  const { thanks, schedule } = discoveryCall.titles;
  expectSaid(discoveryCall.sending, thanks, schedule);
});

test('the newsletter panel', async () => {
  await open('/about-us');
  await focus(page.locator('#footer-email'), 'the field in the footer');
  await hear('enters an address', () => page.locator('#footer-email').fill(uniqueEmail()));
  await hear('Return (opens the panel)', async () => {
    orca.press('Return');
    await page.getByRole('heading', { name: newsletterPanel.title }).waitFor();
  });
  await press('Tab');
  await hear('Return (subscribes)', async () => {
    await page.locator('hire-newsletter-panel [type=submit]').focus();
    orca.press('Return');
    await page.locator('hire-newsletter-panel').getByText(newsletterPanel.welcome).waitFor();
  });
  await hear('waits until it closes', () => page.waitForTimeout(3_000));
});

test('a profile', async () => {
  await open('/developers');
  await focus(page.locator('a[href^="/sample-"][href*="#"]').first(), 'the card’s link');
  await hear('Return (opens it)', async () => {
    orca.press('Return');
    await page.getByRole('dialog').waitFor();
  });
  await press('Tab');
  await press('Escape');
});

import { writeFile } from 'node:fs/promises';
import axe from 'axe-core';
import { test as base, expect, type TestInfo, type TestType } from 'playwright/test';
import { steps, words } from '../../widgets/get-matched/content.ts';
import { site } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import {
  apply,
  carousel,
  discoveryCall,
  getMatched,
  newsletterPanel,
  newsletterPopup,
} from '../messages.ts';
import { type HeldSite, startHeldSite } from './held-site.ts';
import {
  focusedText,
  goBack,
  holdResponses,
  horizontalOverflow,
  listDefined,
  listErrors,
  listParagraphs,
  listViolations,
  releaseResponses,
  reload,
  requestBlockedImage,
  scrollThrough,
  scrollToEnd,
  waitForDefinition,
  waitUntilStill,
  watchErrors,
} from './page-scripts.ts';
import { type PartnerHost, startPartnerHost } from './partner-host.ts';
import type { Visitor } from './visitor.ts';

export interface SmokeFixtures {
  readonly visitor: Visitor;
  /** The browser's name and version. */
  readonly browserVersion: string;
}

interface Hosts {
  readonly host: PartnerHost;
  readonly heldSite: HeldSite;
}

export const smokeTest = base.extend<Hosts>({
  host: async ({ browserName: _ }, use) => {
    const host = await startPartnerHost();
    await use(host);
    await host.close();
  },
  heldSite: async ({ browserName: _ }, use) => {
    const heldSite = await startHeldSite();
    await use(heldSite);
    await heldSite.close();
  },
});

/** The pages to save screenshots of, in `.cache/browsers/`. */
const sitePages = {
  'the home page': site,
  'the page of the wizard': `${site}/get-matched`,
} as const;

const partnerPages = {
  'a partner’s page': '/',
  'a partner’s other page': '/widgets',
} as const;

/** An address that does not exist, and that the partner's policy blocks. */
const REFUSED = 'http://refused.invalid/';

const uniqueEmail = (): string => `${crypto.randomUUID()}@byron.example`;

/** The tests for every browser, on a partner's pages with their strict policy. */
export function describeSmoke(test: TestType<SmokeFixtures & Hosts, object>): void {
  const defined = new Set<string>();
  const figures = { refusals: 0, errors: 0, faults: 0, mails: 0 };
  let line = '';

  test.afterEach(async ({ visitor, host, browserVersion }) => {
    line = browserVersion;
    for (const tag of await visitor.evaluate(listDefined, '')) defined.add(tag);
    const errors = await visitor.evaluate(listErrors, '');
    await visitor.visit(host.address);
    await visitor.evaluate(requestBlockedImage, REFUSED);
    await host.waitForViolation(REFUSED);
    const refusals = host.violations.filter((refusal) => !refusal.startsWith(REFUSED));
    for (const refusal of visitor.driverViolations) removeOne(refusals, refusal);
    figures.refusals += refusals.length;
    figures.errors += errors.length;
    expect([...errors, ...refusals]).toEqual([]);
  });

  test.afterAll(() => {
    const { refusals, errors, faults, mails } = figures;
    console.log(
      `  ${line}: ${defined.size} elements defined, ${refusals} violations of the policy, ${errors} errors, ${faults} faults by axe, ${mails} mails in the inbox`,
    );
  });

  test('axe finds no violations on a partner’s page with the wizard', async ({ visitor, host }) => {
    await openWizard(visitor, host);
    await visitor.runScript(axe.source);
    const faults = await visitor.evaluate(listViolations, 'hire-get-matched');
    figures.faults += faults.length;
    expect(faults).toEqual([]);
  });

  test('a completed wizard arrives as a mail', async ({ visitor, host }) => {
    await openWizard(visitor, host);
    for (const choice of [
      'Developer',
      'Project-based',
      "I'll manage the talent directly",
      'Existing project that needs more resources',
      '11–50',
    ]) {
      await visitor.press('radio', choice);
      await visitor.press('button', 'Next');
    }
    await visitor.press('checkbox', 'React');
    await visitor.press('button', 'Next');
    await visitor.fill(/What are you hiring for/, 'An API for engines');
    await visitor.press('button', 'Next');
    await visitor.press('radio', 'Within 2 weeks');
    await visitor.press('button', 'Next');
    const email = uniqueEmail();
    await visitor.fill(/^Full name/, 'Ada Byron');
    await visitor.fill(/^Email/, email);
    await visitor.press('button', 'Submit');
    await visitor.expectVisible('heading', getMatched.allSet);
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('the application names missing answers, and then arrives as a mail', async ({
    visitor,
    host,
  }) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.evaluate(waitForDefinition, 'hire-apply');
    await visitor.press('button', apply.submit);
    await visitor.expectVisible('heading', apply.errorSummary.missing);
    const email = uniqueEmail();
    await fillInApplication(visitor, email);
    await visitor.press('button', apply.submit);
    await visitor.expectVisible('heading', apply.notices.success.title);
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('a link opens the discovery call, and Escape returns the focus to the link', async ({
    visitor,
    host,
  }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.press('link', 'Book a free discovery call');
    await visitor.expectVisible('dialog', discoveryCall.titles.details);
    await takeScreenshot(visitor, info, 'the discovery call');
    await visitor.pressKey('Escape');
    await visitor.expectHidden('dialog', discoveryCall.titles.details);
    expect(await visitor.evaluate(focusedText, '')).toBe('Book a free discovery call');
  });

  test('a button with a command opens the newsletter panel', async ({ visitor, host }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.press('button', 'Subscribe to the newsletter');
    await visitor.expectVisible('dialog', newsletterPanel.title);
    await takeScreenshot(visitor, info, 'the newsletter’s panel');
    await visitor.pressKey('Escape');
    await visitor.expectHidden('dialog', newsletterPanel.title);
    expect(await visitor.evaluate(focusedText, '')).toBe('Subscribe to the newsletter');
  });

  test('the keyboard changes the slide of the carousel', async ({ visitor, host }) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.evaluate(waitForDefinition, 'hire-carousel');
    await visitor.press('button', carousel.next);
    await visitor.expectVisible('group', '2 of 2');
    await visitor.pressKey('Enter');
    await visitor.expectVisible('group', '1 of 2');
  });

  test('a popover opens as a dialog, a slide-in, a side tab and a bubble', async ({
    visitor,
    host,
  }, info) => {
    await open(visitor, `${host.address}/popover`);
    for (const [role, opener, name, button] of [
      ['button', 'Find me two people', 'Two people for your team', 'Next'],
      ['link', 'Work with them yourself', 'Join the network', apply.submit],
      ['button', 'What people say', 'What people say', carousel.next],
      ['button', 'Get matched', 'Get matched', 'Next'],
    ] as const) {
      await visitor.press(role, opener);
      await visitor.expectVisible('dialog', name);
      await visitor.expectVisible('button', button);
      await takeScreenshot(visitor, info, `the popover “${name}”`);
      await visitor.pressKey('Escape');
      await visitor.expectHidden('dialog', name);
      expect(await visitor.evaluate(focusedText, '')).toBe(opener);
    }
  });

  test('the newsletter popup opens after scrolling to the end', async ({ visitor, host }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.evaluate(waitForDefinition, 'hire-apply');
    await visitor.pressKey('Tab');
    await visitor.evaluate(scrollToEnd, '');
    await visitor.expectVisible('dialog', newsletterPopup.title);
    await takeScreenshot(visitor, info, 'the popup');
  });

  test('the menu of the site opens, and Escape closes it', async ({ visitor }, info) => {
    await visitor.resize(390);
    await open(visitor, site);
    await visitor.press('button', 'Menu');
    await visitor.expectVisible('dialog', 'Menu');
    await takeScreenshot(visitor, info, 'the menu');
    await visitor.pressKey('Escape');
    await visitor.expectHidden('dialog', 'Menu');
    expect(await visitor.evaluate(focusedText, '')).toBe('Menu');
  });

  test('Back closes the menu and stays on the page', async ({ visitor }) => {
    await visitor.resize(390);
    await open(visitor, site);
    await visitor.press('button', 'Menu');
    await visitor.expectVisible('dialog', 'Menu');
    await visitor.evaluate(goBack, '');
    await visitor.expectHidden('dialog', 'Menu');
    await visitor.expectVisible('button', 'Menu');
  });

  test('a reload keeps the step of the wizard, and Back returns to the one before', async ({
    visitor,
  }) => {
    await visitor.resize(1280);
    await open(visitor, sitePages['the page of the wizard']);
    await visitor.press('radio', 'Developer');
    await visitor.press('button', 'Next');
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
    await visitor.evaluate(reload, '');
    await visitor.expectHidden('heading', getMatched.steps.role.question);
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
    await visitor.evaluate(watchErrors, '');
    await visitor.evaluate(goBack, '');
    await visitor.expectVisible('heading', getMatched.steps.role.question);
    await visitor.expectVisible('button', 'Change Role');
  });

  test('a double click on Next moves one step', async ({ visitor }) => {
    await open(visitor, sitePages['the page of the wizard']);
    await visitor.evaluate(waitForDefinition, 'hire-get-matched');
    await visitor.pressTwice('button', 'Next');
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
  });

  test('a link to the wizard’s own page keeps its step and answers', async ({ visitor }) => {
    await visitor.resize(1280);
    await open(visitor, sitePages['the page of the wizard']);
    await visitor.press('radio', 'Developer');
    await visitor.press('button', 'Next');
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
    await visitor.press('link', 'Get Matched');
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
    await visitor.expectVisible('button', 'Change Role');
  });

  test('a wizard without an email address asks where to reach the visitor', async ({ visitor }) => {
    await open(visitor, sitePages['the page of the wizard']);
    await visitor.evaluate(waitForDefinition, 'hire-get-matched');
    for (const question of steps.slice(1)) {
      await visitor.press('button', getMatched.skip);
      await visitor.expectVisible('heading', words.steps[question.field].question);
    }
    await visitor.press('button', 'Submit');
    const email = uniqueEmail();
    await visitor.fill(/^Where can we reach you/, email);
    await visitor.press('button', 'Send');
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('Subscribe, pressed while the panel’s code is slow, opens it with the address', async ({
    visitor,
    heldSite,
  }) => {
    await open(visitor, `${heldSite.address}/privacy`);
    const release = heldSite.hold(/element-/);
    await visitor.fill(/^Work email/, 'ada@byron.example');
    await visitor.press('button', 'Subscribe');
    release();
    await visitor.expectVisible('dialog', newsletterPanel.title);
  });

  test('Next, pressed twice before its code has loaded, moves one step and keeps the answer', async ({
    visitor,
    heldSite,
  }) => {
    const release = heldSite.hold(/element-/);
    await visitor.visitEarly(`${heldSite.address}/get-matched`);
    await visitor.press('radio', 'Developer');
    await visitor.press('button', 'Next');
    await visitor.press('button', 'Next');
    await visitor.evaluate(watchErrors, '');
    release();
    await visitor.expectVisible('heading', getMatched.steps.engagement.question);
    await visitor.expectVisible('button', 'Change Role');
  });

  test('a resume chosen before the code of the application has loaded stays chosen', async ({
    visitor,
    heldSite,
  }, info) => {
    const resume = info.outputPath('ada.pdf');
    await writeFile(resume, '%PDF-1.7');
    const release = heldSite.hold(/element-/);
    await visitor.visitEarly(`${heldSite.address}/apply`);
    await visitor.chooseFile(resume);
    await visitor.evaluate(watchErrors, '');
    release();
    await visitor.expectVisible('button', 'Remove resume ada.pdf');
  });

  test('a link to the discovery call, pressed while its code is slow, opens it later', async ({
    visitor,
    heldSite,
  }) => {
    await open(visitor, `${heldSite.address}/project-based-talent`);
    const release = heldSite.hold(/element-/);
    await visitor.press('link', 'Book a Free Discovery Call');
    release();
    await visitor.expectVisible('dialog', discoveryCall.titles.details);
  });

  test('if the code of the application cannot load, Submit shows a notice, and a retry sends it', async ({
    visitor,
    heldSite,
  }) => {
    const restore = heldSite.fail(/element-/);
    await open(visitor, `${heldSite.address}/apply`);
    const email = uniqueEmail();
    await fillInApplication(visitor, email);
    await visitor.press('button', apply.submit);
    await visitor.expectVisible('button', apply.retry);
    restore();
    await visitor.press('button', apply.retry);
    await visitor.expectVisible('heading', apply.notices.success.title);
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('a form without a response can be sent again, and arrives once', async ({ visitor }) => {
    await open(visitor, `${site}/apply`);
    await visitor.evaluate(waitForDefinition, 'hire-apply');
    const email = uniqueEmail();
    await fillInApplication(visitor, email);
    await visitor.evaluate(holdResponses, '');
    await visitor.press('button', apply.submit);
    await visitor.expectVisible('button', apply.slow);
    await visitor.press('button', apply.submit);
    await visitor.expectVisible('button', apply.slow);
    await visitor.evaluate(releaseResponses, '');
    await visitor.expectVisible('heading', apply.notices.success.title);
    await mailContaining(email);
    expect(await mailsContaining(email)).toHaveLength(1);
    figures.mails += 1;
  });

  test('a field says how many characters of a pasted text it left out', async ({ visitor }) => {
    await open(visitor, `${site}/apply`);
    await visitor.evaluate(waitForDefinition, 'hire-apply');
    await visitor.fill(/^Full name/, 'x'.repeat(150));
    for (const letter of ['a', 'c']) await visitor.pressControl(letter);
    await visitor.pressKey('End');
    await visitor.pressControl('v');
    await expect
      .poll(() => visitor.evaluate(listParagraphs, ''))
      .toContain('This field is full. Characters left out: 100');
  });

  test('the carousel goes on after a visitor has pressed an arrow and left it', async ({
    visitor,
    host,
  }) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.evaluate(waitForDefinition, 'hire-carousel');
    await visitor.press('button', carousel.next);
    await visitor.expectVisible('group', '2 of 2');
    await visitor.press('heading', 'What people say');
    await visitor.expectVisible('group', '1 of 2');
  });

  for (const [name, address] of Object.entries(sitePages)) {
    test(`a screenshot of ${name} shows no horizontal overflow`, ({ visitor }, info) =>
      takeScreenshots(visitor, info, name, address));
  }

  for (const [name, path] of Object.entries(partnerPages)) {
    test(`a screenshot of ${name} shows no horizontal overflow`, ({ visitor, host }, info) =>
      takeScreenshots(visitor, info, name, `${host.address}${path}`));
  }
}

async function takeScreenshots(
  visitor: Visitor,
  info: TestInfo,
  name: string,
  address: string,
): Promise<void> {
  for (const width of [390, 1280]) {
    await visitor.resize(width);
    await open(visitor, address);
    await visitor.evaluate(scrollThrough, '');
    await takeScreenshot(visitor, info, `${name}, ${width}`, true);
    expect(await visitor.evaluate(horizontalOverflow, '')).toBe(0);
  }
}

async function takeScreenshot(
  visitor: Visitor,
  { project }: TestInfo,
  name: string,
  isWhole = false,
): Promise<void> {
  await visitor.evaluate(waitUntilStill, '');
  await visitor.takeScreenshot(`.cache/browsers/${project.name}, ${name}.png`, isWhole);
}

function removeOne(refusals: string[], refusal: string): void {
  const at = refusals.indexOf(refusal);
  if (at >= 0) refusals.splice(at, 1);
}

async function open(visitor: Visitor, address: string): Promise<void> {
  await visitor.visit(address);
  await visitor.evaluate(watchErrors, '');
}

async function fillInApplication(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(/^Full name/, 'Ada Byron');
  await visitor.fill(/^Email/, email);
  await visitor.press('radio', apply.fields.experience.options['5-10']);
  await visitor.press('radio', 'Project-based');
}

async function openWizard(visitor: Visitor, host: PartnerHost): Promise<void> {
  await open(visitor, host.address);
  await visitor.evaluate(waitForDefinition, 'hire-get-matched');
  await visitor.expectVisible('button', 'Next');
}

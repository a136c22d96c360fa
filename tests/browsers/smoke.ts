import axe from 'axe-core';
import { test as base, expect, type TestInfo, type TestType } from 'playwright/test';
import { site } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import {
  countSticksOut,
  listDefined,
  listErrors,
  listFaults,
  nameOfFocus,
  scrollThrough,
  scrollToEnd,
  spoil,
  waitForDefinition,
  waitUntilStill,
  watchErrors,
} from './page-scripts.ts';
import { type PartnerHost, startPartnerHost } from './partner-host.ts';
import type { Visitor } from './visitor.ts';

export interface SmokeFixtures {
  readonly visitor: Visitor;
  /** The browser's name and version. */
  readonly browserLine: string;
}

export const smokeTest = base.extend<{ host: PartnerHost }>({
  host: async ({ browserName: _ }, use) => {
    const host = await startPartnerHost();
    await use(host);
    await host.close();
  },
});

/** To be looked at, in `.cache/browsers/`. */
const pictured = {
  'the home page': site,
  'the page of the wizard': `${site}/get-matched`,
} as const;

const picturedOfPartner = {
  'a partner’s page': '/',
  'a partner’s other page': '/widgets',
} as const;

/** Nothing is there, and the policy of a partner lets no picture come from it. */
const REFUSED = 'http://refused.invalid/';

const freshEmail = (): string => `${crypto.randomUUID()}@byron.example`;

/** What every browser has to get right on a partner's pages, under their strict policy. */
export function describeSmoke(test: TestType<SmokeFixtures & { host: PartnerHost }, object>): void {
  const defined = new Set<string>();
  const figures = { refusals: 0, errors: 0, faults: 0, mails: 0 };
  let line = '';

  test.afterEach(async ({ visitor, host, browserLine }) => {
    line = browserLine;
    for (const tag of await visitor.ask(listDefined, '')) defined.add(tag);
    const errors = await visitor.ask(listErrors, '');
    await visitor.visit(host.address);
    await visitor.ask(spoil, REFUSED);
    await host.waitForRefusal(REFUSED);
    const refusals = host.refusals.filter((refusal) => !refusal.startsWith(REFUSED));
    for (const refusal of visitor.ownRefusals) removeOne(refusals, refusal);
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

  test('axe finds nothing on a partner’s page with the wizard', async ({ visitor, host }) => {
    await openWizard(visitor, host);
    await visitor.load(axe.source);
    const faults = await visitor.ask(listFaults, 'hire-get-matched');
    figures.faults += faults.length;
    expect(faults).toEqual([]);
  });

  test('the wizard is completed, and arrives as a mail', async ({ visitor, host }) => {
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
    const email = freshEmail();
    await visitor.fill(/^Full name/, 'Ada Byron');
    await visitor.fill(/^Email/, email);
    await visitor.press('button', 'Submit');
    await visitor.see('heading', "You're All Set.");
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('the application says what is missing, and then arrives as a mail', async ({
    visitor,
    host,
  }) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.ask(waitForDefinition, 'hire-apply');
    await visitor.press('button', 'Submit application');
    await visitor.see('heading', 'Please fill in all required fields');
    const email = freshEmail();
    await visitor.fill(/^Full name/, 'Ada Byron');
    await visitor.fill(/^Email/, email);
    await visitor.press('radio', '5-10 years');
    await visitor.press('radio', 'Project-based');
    await visitor.press('button', 'Submit application');
    await visitor.see('heading', 'Application submitted!');
    expect(await mailContaining(email)).toBeTruthy();
    figures.mails += 1;
  });

  test('a link opens the discovery call, and Escape gives it the focus back', async ({
    visitor,
    host,
  }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.press('link', 'Book a free discovery call');
    await visitor.see('dialog', "Let's get to know you");
    await photograph(visitor, info, 'the discovery call');
    await visitor.key('Escape');
    await visitor.miss('dialog', "Let's get to know you");
    expect(await visitor.ask(nameOfFocus, '')).toBe('Book a free discovery call');
  });

  test('a button opens the newsletter’s panel by a command', async ({ visitor, host }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.press('button', 'Subscribe to the newsletter');
    await visitor.see('dialog', 'Subscribe to our newsletter');
    await photograph(visitor, info, 'the newsletter’s panel');
    await visitor.key('Escape');
    await visitor.miss('dialog', 'Subscribe to our newsletter');
    expect(await visitor.ask(nameOfFocus, '')).toBe('Subscribe to the newsletter');
  });

  test('the carousel turns by keyboard', async ({ visitor, host }) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.ask(waitForDefinition, 'hire-carousel');
    await visitor.press('button', 'Next slide');
    await visitor.see('group', '2 of 2');
    await visitor.key('Enter');
    await visitor.see('group', '1 of 2');
  });

  test('a popover opens in the middle, from the side, as a tab and as a bubble', async ({
    visitor,
    host,
  }, info) => {
    await open(visitor, `${host.address}/popover`);
    for (const [role, opener, name, button] of [
      ['button', 'Find me two people', 'Two people for your team', 'Next'],
      ['link', 'Work with them yourself', 'Join the network', 'Submit application'],
      ['button', 'What people say', 'What people say', 'Next slide'],
      ['button', 'Get matched', 'Get matched', 'Next'],
    ] as const) {
      await visitor.press(role, opener);
      await visitor.see('dialog', name);
      await visitor.see('button', button);
      await photograph(visitor, info, `the popover “${name}”`);
      await visitor.key('Escape');
      await visitor.miss('dialog', name);
      expect(await visitor.ask(nameOfFocus, '')).toBe(opener);
    }
  });

  test('the popup comes to who reads to the end', async ({ visitor, host }, info) => {
    await open(visitor, `${host.address}/widgets`);
    await visitor.ask(waitForDefinition, 'hire-apply');
    await visitor.key('Tab');
    await visitor.ask(scrollToEnd, '');
    await visitor.see('dialog', 'Free onboarding checklist');
    await photograph(visitor, info, 'the popup');
  });

  test('the menu of our own pages opens, and Escape closes it', async ({ visitor }, info) => {
    await visitor.resize(390);
    await open(visitor, site);
    await visitor.press('button', 'Menu');
    await visitor.see('dialog', 'Menu');
    await photograph(visitor, info, 'the menu');
    await visitor.key('Escape');
    await visitor.miss('dialog', 'Menu');
    expect(await visitor.ask(nameOfFocus, '')).toBe('Menu');
  });

  for (const [name, address] of Object.entries(pictured)) {
    test(`a picture of ${name}, in which nothing sticks out`, ({ visitor }, info) =>
      photographWidths(visitor, info, name, address));
  }

  for (const [name, path] of Object.entries(picturedOfPartner)) {
    test(`a picture of ${name}, in which nothing sticks out`, ({ visitor, host }, info) =>
      photographWidths(visitor, info, name, `${host.address}${path}`));
  }
}

async function photographWidths(
  visitor: Visitor,
  info: TestInfo,
  name: string,
  address: string,
): Promise<void> {
  for (const width of [390, 1280]) {
    await visitor.resize(width);
    await open(visitor, address);
    await visitor.ask(scrollThrough, '');
    await photograph(visitor, info, `${name}, ${width}`, true);
    expect(await visitor.ask(countSticksOut, '')).toBe(0);
  }
}

async function photograph(
  visitor: Visitor,
  { project }: TestInfo,
  name: string,
  isWhole = false,
): Promise<void> {
  await visitor.ask(waitUntilStill, '');
  await visitor.picture(`.cache/browsers/${project.name}, ${name}.png`, isWhole);
}

function removeOne(refusals: string[], refusal: string): void {
  const at = refusals.indexOf(refusal);
  if (at >= 0) refusals.splice(at, 1);
}

async function open(visitor: Visitor, address: string): Promise<void> {
  await visitor.visit(address);
  await visitor.ask(watchErrors, '');
}

async function openWizard(visitor: Visitor, host: PartnerHost): Promise<void> {
  await open(visitor, host.address);
  await visitor.ask(waitForDefinition, 'hire-get-matched');
  await visitor.see('button', 'Next');
}

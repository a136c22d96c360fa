import axe from 'axe-core';
import { steps } from '../../widgets/get-matched/content.ts';
import { mailContaining, uniqueEmail } from '../e2e/inbox.ts';
import {
  apply,
  carousel,
  discoveryCall,
  getMatched,
  newsletterPanel,
  newsletterPopup,
} from '../messages.ts';
import { expect, expectFocus, fillInApplication, open, saveScreenshot, test } from './journey.ts';
import { listViolations, scrollToEnd, shownSlide, waitForDefinition } from './page-scripts.ts';
import type { PartnerHost } from './partner-host.ts';
import type { Visitor } from './visitor.ts';

// Journeys on a partner's pages, which have a strict policy.

test('axe finds no violations on a partner’s page with the wizard', async ({ visitor, host }) => {
  await openWizard(visitor, host);
  await visitor.runScript(axe.source);
  expect(await visitor.evaluate(listViolations, 'hire-get-matched')).toEqual([]);
});

test('a completed wizard arrives as a mail', async ({ visitor, host }) => {
  await openWizard(visitor, host);
  for (const step of steps) {
    if (step.kind === 'contact') break;
    if (step.kind === 'choice') {
      const [, label] = Object.values<string>(getMatched.steps[step.field].options);
      await visitor.press('radio', label as string);
    } else if (step.kind === 'skills') await visitor.press('checkbox', 'React');
    else await visitor.fill(getMatched.steps[step.field].question, 'An API for engines');
    await visitor.press('button', getMatched.next);
  }
  const email = uniqueEmail();
  await visitor.fill(getMatched.fields.name.label, 'Ada Byron');
  await visitor.fill(getMatched.fields.email.label, email);
  await visitor.press('button', 'Submit');
  await visitor.expectVisible('heading', getMatched.allSet);
  await mailContaining(email);
});

test('the application names missing answers, and then arrives as a mail', async ({
  visitor,
  host,
}) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.evaluate(waitForDefinition, 'hire-apply');
  await visitor.press('button', apply.submit);
  await visitor.expectVisible('heading', apply.errorSummary.missing);
  // Browsers disagree about letters outside ASCII in a field for an email address.
  const email = uniqueEmail().replace('byron', 'müller');
  await fillInApplication(visitor, email);
  await visitor.press('button', apply.submit);
  await visitor.expectVisible('heading', apply.notices.success.title);
  await mailContaining(email.replace('müller', 'xn--mller-kva'));
});

test('a link opens the discovery call, and Escape returns the focus to the link', async ({
  visitor,
  host,
}, info) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.press('link', 'Book a free discovery call');
  await visitor.expectVisible('dialog', discoveryCall.titles.details);
  await saveScreenshot(visitor, info, 'the discovery call');
  await visitor.pressKey('Escape');
  await visitor.expectHidden('dialog', discoveryCall.titles.details);
  await expectFocus(visitor, 'Book a free discovery call');
});

test('a button with a command opens the newsletter panel', async ({ visitor, host }, info) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.press('button', 'Subscribe to the newsletter');
  await visitor.expectVisible('dialog', newsletterPanel.title);
  await saveScreenshot(visitor, info, 'the newsletter’s panel');
  await visitor.pressKey('Escape');
  await visitor.expectHidden('dialog', newsletterPanel.title);
  await expectFocus(visitor, 'Subscribe to the newsletter');
});

test('the keyboard changes the slide of the carousel', async ({ visitor, host }) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.evaluate(waitForDefinition, 'hire-carousel');
  await visitor.press('button', carousel.next);
  await expect.poll(() => visitor.evaluate(shownSlide)).toBe('2 of 2');
  await visitor.pressKey('Enter');
  await expect.poll(() => visitor.evaluate(shownSlide)).toBe('1 of 2');
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
    await saveScreenshot(visitor, info, `the popover “${name}”`);
    await visitor.pressKey('Escape');
    await visitor.expectHidden('dialog', name);
    await expectFocus(visitor, opener);
  }
});

test('the newsletter popup opens after scrolling to the end', async ({ visitor, host }, info) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.evaluate(waitForDefinition, 'hire-apply');
  await visitor.pressKey('Tab');
  await visitor.evaluate(scrollToEnd);
  await visitor.expectVisible('dialog', newsletterPopup.title);
  await saveScreenshot(visitor, info, 'the popup');
});

test('the carousel goes on after a visitor has pressed an arrow and left it', async ({
  visitor,
  host,
}) => {
  await open(visitor, `${host.address}/widgets`);
  await visitor.evaluate(waitForDefinition, 'hire-carousel');
  await visitor.press('button', carousel.next);
  await expect.poll(() => visitor.evaluate(shownSlide)).toBe('2 of 2');
  await visitor.press('heading', 'What people say');
  await expect.poll(() => visitor.evaluate(shownSlide)).toBe('1 of 2');
});

async function openWizard(visitor: Visitor, host: PartnerHost): Promise<void> {
  await open(visitor, host.address);
  await visitor.evaluate(waitForDefinition, 'hire-get-matched');
  await visitor.expectVisible('button', getMatched.next);
}

import { steps } from '../../widgets/get-matched/content.ts';
import { site } from '../e2e/addresses.ts';
import { mailContaining, uniqueEmail } from '../e2e/inbox.ts';
import { apply, carousel, getMatched, shell } from '../messages.ts';
import { expect, expectFocus, open, saveScreenshot, test } from './journey.ts';
import {
  confirmationTop,
  goBack,
  listParagraphs,
  reload,
  slideHeight,
  waitForDefinition,
  watchErrors,
} from './page-scripts.ts';

// Journeys on our own site.

const wizardPage = `${site}/get-matched`;

test('the menu of the site opens, and Escape closes it', async ({ visitor }, info) => {
  await visitor.resize(390);
  await open(visitor, site);
  await visitor.press('button', shell.menu);
  await visitor.expectVisible('dialog', shell.menu);
  await saveScreenshot(visitor, info, 'the menu');
  await visitor.pressKey('Escape');
  await visitor.expectHidden('dialog', shell.menu);
  await expectFocus(visitor, shell.menu);
});

test('Back closes the menu and stays on the page', async ({ visitor }) => {
  await visitor.resize(390);
  await open(visitor, site);
  await visitor.press('button', shell.menu);
  await visitor.expectVisible('dialog', shell.menu);
  await visitor.evaluate(goBack);
  await visitor.expectHidden('dialog', shell.menu);
  await visitor.expectVisible('button', shell.menu);
});

test('a reload keeps the step of the wizard, and Back returns to the one before', async ({
  visitor,
}) => {
  await visitor.resize(1280);
  await open(visitor, wizardPage);
  await visitor.press('radio', 'Developer');
  await visitor.press('button', 'Next');
  await visitor.expectVisible('heading', getMatched.steps.engagement.question);
  await visitor.evaluate(reload);
  await visitor.expectHidden('heading', getMatched.steps.role.question);
  await visitor.expectVisible('heading', getMatched.steps.engagement.question);
  await visitor.evaluate(watchErrors);
  await visitor.evaluate(goBack);
  await visitor.expectVisible('heading', getMatched.steps.role.question);
  await visitor.expectVisible('button', 'Change Role');
});

test('a double click on Next moves one step', async ({ visitor }) => {
  await open(visitor, wizardPage);
  await visitor.evaluate(waitForDefinition, 'hire-get-matched');
  await visitor.pressTwice('button', 'Next');
  await visitor.expectVisible('heading', getMatched.steps.engagement.question);
});

test('a link to the wizard’s own page keeps its step and answers', async ({ visitor }) => {
  await visitor.resize(1280);
  await open(visitor, wizardPage);
  await visitor.press('radio', 'Developer');
  await visitor.press('button', 'Next');
  await visitor.expectVisible('heading', getMatched.steps.engagement.question);
  await visitor.press('link', 'Get Matched');
  await visitor.expectVisible('heading', getMatched.steps.engagement.question);
  await visitor.expectVisible('button', 'Change Role');
});

test('a wizard without an email address asks where to reach the visitor', async ({ visitor }) => {
  await open(visitor, wizardPage);
  await visitor.resize(390);
  await visitor.evaluate(waitForDefinition, 'hire-get-matched');
  await visitor.evaluate(() => scrollTo(0, 400));
  for (const question of steps.slice(1)) {
    await visitor.press('button', getMatched.skip);
    await visitor.expectVisible('heading', getMatched.steps[question.field].question);
  }
  await visitor.press('button', 'Submit');
  await visitor.expectVisible('heading', getMatched.allSet);
  // Browsers scroll to where the visitor was at the first question.
  expect(await visitor.evaluate(confirmationTop)).toBeGreaterThanOrEqual(0);
  const email = uniqueEmail();
  await visitor.fill(getMatched.contact.label, email);
  await visitor.press('button', 'Send');
  await mailContaining(email);
});

test('a field says how many characters of a pasted text it left out', async ({ visitor }) => {
  await open(visitor, `${site}/apply`);
  await visitor.evaluate(waitForDefinition, 'hire-apply');
  await visitor.fill(apply.fields.name.label, 'x'.repeat(150));
  for (const letter of ['a', 'c']) await visitor.pressControl(letter);
  await visitor.pressKey('End');
  await visitor.pressControl('v');
  await expect
    .poll(() => visitor.evaluate(listParagraphs))
    .toContain(apply.leftOut.replace('{count}', '100'));
});

test('a carousel shows its slide while motion is paused', async ({ visitor }) => {
  await open(visitor, site);
  await visitor.press('button', shell.pauseMotion);
  await visitor.evaluate(waitForDefinition, 'hire-carousel');
  await visitor.expectVisible('button', carousel.start);
  expect(await visitor.evaluate(slideHeight)).toBeGreaterThan(0);
});

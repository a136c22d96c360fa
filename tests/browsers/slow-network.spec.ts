import { writeFile } from 'node:fs/promises';
import { site } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining, uniqueEmail } from '../e2e/inbox.ts';
import { apply, discoveryCall, getMatched, newsletterPanel, shell } from '../messages.ts';
import { expect, fillInApplication, open, test } from './journey.ts';
import { holdResponses, releaseResponses, waitForDefinition, watchErrors } from './page-scripts.ts';

// Journeys in which code or responses come late or not at all.

/** The files with the code of the widgets. */
const widgetCode = /(apply|discovery-call|get-matched|newsletter-panel)\.js/;

test('Subscribe, pressed while the panel’s code is slow, opens it with the address', async ({
  visitor,
  heldSite,
}) => {
  await open(visitor, `${heldSite.address}/privacy`);
  const release = heldSite.hold(widgetCode);
  await visitor.fill(shell.footer.newsletterLabel, 'ada@byron.example');
  await visitor.press('button', 'Subscribe');
  release();
  await visitor.expectVisible('dialog', newsletterPanel.title);
});

test('Next, pressed twice before its code has loaded, moves one step and keeps the answer', async ({
  visitor,
  heldSite,
}) => {
  const release = heldSite.hold(widgetCode);
  await visitor.visitEarly(`${heldSite.address}/get-matched`);
  await visitor.press('radio', 'Developer');
  await visitor.press('button', 'Next');
  await visitor.press('button', 'Next');
  await visitor.evaluate(watchErrors);
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
  const release = heldSite.hold(widgetCode);
  await visitor.visitEarly(`${heldSite.address}/apply`);
  await visitor.chooseFile(resume);
  await visitor.evaluate(watchErrors);
  release();
  await visitor.expectVisible('button', 'Remove resume ada.pdf');
});

test('a link to the discovery call, pressed while its code is slow, opens it later', async ({
  visitor,
  heldSite,
}) => {
  await open(visitor, `${heldSite.address}/project-based-talent`);
  const release = heldSite.hold(widgetCode);
  await visitor.press('link', 'Book a Free Discovery Call');
  release();
  await visitor.expectVisible('dialog', discoveryCall.titles.details);
});

test('if the code of the application cannot load, Submit shows a notice, and a retry sends it', async ({
  visitor,
  heldSite,
}) => {
  const restore = heldSite.fail(widgetCode);
  await open(visitor, `${heldSite.address}/apply`);
  const email = uniqueEmail();
  await fillInApplication(visitor, email);
  await visitor.press('button', apply.submit);
  await visitor.expectVisible('button', apply.retry);
  restore();
  await visitor.press('button', apply.retry);
  await visitor.expectVisible('heading', apply.notices.success.title);
  await mailContaining(email);
});

test('a form without a response can be sent again, and arrives once', async ({ visitor }) => {
  await open(visitor, `${site}/apply`);
  await visitor.evaluate(waitForDefinition, 'hire-apply');
  const email = uniqueEmail();
  await fillInApplication(visitor, email);
  await visitor.evaluate(holdResponses);
  await visitor.press('button', apply.submit);
  await visitor.expectVisible('button', apply.slow);
  await visitor.press('button', apply.submit);
  await visitor.expectVisible('button', apply.slow);
  await visitor.evaluate(releaseResponses);
  await visitor.expectVisible('heading', apply.notices.success.title);
  await mailContaining(email);
  expect(await mailsContaining(email)).toHaveLength(1);
});

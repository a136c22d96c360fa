import { writeFile } from 'node:fs/promises';
import { createPageVisitor } from './page-visitor.ts';
import { describeSmoke, open, type SmokeFixtures, smokeTest } from './smoke.ts';

const test = smokeTest.extend<SmokeFixtures>({
  visitor: ({ page }, use) => use(createPageVisitor(page)),
  browserVersion: ({ browser }, use) => use(`Firefox ${browser.version()}`),
});

describeSmoke(test);

// Not in WebKit: WebDriver, which controls it, waits for code that a page has begun to load.
test('Next, pressed twice before its code has loaded, moves one step and keeps the answer', async ({
  visitor,
  heldSite,
}) => {
  const release = heldSite.hold(/element-/);
  await open(visitor, `${heldSite.address}/get-matched`);
  await visitor.press('radio', 'Developer');
  await visitor.press('button', 'Next');
  await visitor.press('button', 'Next');
  release();
  await visitor.expectVisible('heading', 'How would you like to work together?');
  await visitor.expectVisible('button', 'Change Role');
});

test('a resume chosen before the code of the application has loaded stays chosen', async ({
  visitor,
  heldSite,
}, info) => {
  const resume = info.outputPath('ada.pdf');
  await writeFile(resume, '%PDF-1.7');
  const release = heldSite.hold(/element-/);
  await open(visitor, `${heldSite.address}/apply`);
  await visitor.chooseFile(resume);
  release();
  await visitor.expectVisible('button', 'Remove resume ada.pdf');
});

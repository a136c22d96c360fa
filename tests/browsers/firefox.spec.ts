import { createPageVisitor } from './page-visitor.ts';
import { describeSmoke, type SmokeFixtures, smokeTest } from './smoke.ts';

const test = smokeTest.extend<SmokeFixtures>({
  visitor: ({ page }, use) => use(createPageVisitor(page)),
  browserVersion: ({ browser }, use) => use(`Firefox ${browser.version()}`),
});

describeSmoke(test);

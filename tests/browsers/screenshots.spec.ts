import { site } from '../e2e/addresses.ts';
import { expect, open, saveScreenshot, test } from './journey.ts';
import { horizontalOverflow, scrollThrough } from './page-scripts.ts';

/** The pages to save screenshots of. A path alone is on the partner's site. */
const pages = {
  'the home page': `${site}/`,
  'the page of the wizard': `${site}/get-matched`,
  'a partner’s page': '/',
  'a partner’s other page': '/widgets',
};

for (const [name, address] of Object.entries(pages)) {
  test(`a screenshot of ${name} shows no horizontal overflow`, async ({ visitor, host }, info) => {
    for (const width of [390, 1280]) {
      await visitor.resize(width);
      await open(visitor, new URL(address, host.address).href);
      await visitor.evaluate(scrollThrough);
      await saveScreenshot(visitor, info, `${name}, ${width}`, true);
      expect(await visitor.evaluate(horizontalOverflow)).toBe(0);
    }
  });
}

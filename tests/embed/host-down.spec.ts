import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { DEADLINE_MS } from '../../widgets/kit/times.ts';
import { calls, partner, site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { delayResponses } from '../e2e/delay-responses.ts';
import { mailContaining, uniqueEmail } from '../e2e/inbox.ts';
import { respondWith } from '../e2e/submissions.ts';
import { stepCount } from '../e2e/wizard.ts';
import { apply, discoveryCall, getMatched, loading, newsletterPanel } from '../messages.ts';
import { sample, sampleNamed } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, type Tag, tags, whenDefined } from './scenarios.ts';

/** The time within which a notice must appear, in milliseconds. */
const MAX_NOTICE_MS = 8_000;

const script = `${site}${loaderPath}`;
/** The code of any widget, which the loader imports from the folder of its release. */
const chunk = /\/widgets\/\d[^/]*\/(?!hire|client|engagement)[\w-]+\.js/;
const fallback = `<a href="${partner}/elsewhere">Without the widget</a>`;

const never = () => new Promise<void>(() => {});

/** Ways in which a host or an API can fail. */
const refuses = (route: Route) => route.abort('connectionrefused');
const answers = (status: number) => respondWith(status, {});

/** Counts the points of the window that our elements cover, visibly or not. */
const countOverlays = (page: Page): Promise<number> =>
  page.evaluate((tags) => {
    const steps = Array.from({ length: 24 }, (_, step) => (step + 0.5) / 24);
    const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight]));
    return points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      const tag = hit?.closest(tags);
      if (!tag) return hit?.parentElement === document.body && !hit.matches('main');
      // The tag of a dialog is as high as the line that it stands in, and its own button is higher.
      const own = tag.shadowRoot?.querySelector('[part~=launcher]') ?? tag;
      const { left, right, top, bottom } = own.getBoundingClientRect();
      // The browser looks for the element at a whole pixel.
      return x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1;
    }).length;
  }, tags.join());

const linkOf = (tag: Tag) => `Without ${tag}`;
const allTags = tags
  .map((tag) => markupOf(tag, `<a href="${partner}/elsewhere">${linkOf(tag)}</a>`))
  .join('');
const allMarkup = `<main><h1>A page</h1>${allTags}</main>`;

/** Serves the target of the links, in every tab. */
const serveLinkTargets = (page: Page) =>
  page
    .context()
    .route(`${partner}/elsewhere`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );

/** Checks that each tag shows its link, and that nothing covers it. */
async function expectLinks(page: Page, failure: string): Promise<void> {
  for (const tag of tags) await expect(page.getByRole('link', { name: linkOf(tag) })).toBeVisible();
  const overlays = await countOverlays(page);
  console.log(`  the script ${failure}: ${tags.length} links, ${overlays} overlays`);
  expect(overlays).toBe(0);
}

test('every tag shows its link if the script is refused', async ({ page }) => {
  await serveLinkTargets(page);
  await page.route(script, refuses);
  await openHostPage(page, { body: allMarkup });
  await expectLinks(page, 'is refused');
  await page.getByRole('link', { name: linkOf('hire-popover') }).click();
  await expect(page).toHaveTitle('Elsewhere');
});

test('every tag shows its link until a slow script has loaded, and then works', async ({
  page,
}) => {
  const asked = page.waitForRequest(script);
  const release = await delayResponses(page, script);
  // The page's load event waits for the script.
  const opening = openHostPage(page, { body: allMarkup });
  await asked;
  await expectLinks(page, 'never answers');
  await page.getByRole('link', { name: linkOf('hire-get-matched') }).click({ trial: true });
  release();
  await opening;
  await whenDefined(page, 'hire-get-matched');
});

test('every tag shows its link if its own chunk fails', async ({ page }) => {
  await page.route(chunk, refuses);
  const warned = new Set<string>();
  page.on('console', (message) => {
    const [, tag] = /<([\w-]+)> did not load/.exec(message.text()) ?? [];
    if (tag) warned.add(tag);
  });
  await openHostPage(page, { body: allMarkup });
  // The popup loads its chunk late; if the host opens it, it loads at once.
  for (const tag of tags) {
    await page.locator(tag).evaluate((element) => element.setAttribute('open', ''));
  }
  await expect.poll(() => [...warned].sort()).toEqual([...tags].sort());
  await expectLinks(page, 'comes, and no chunk');
});

test('a tag without a link takes no space when the script fails to load', { tag: '@all' }, async ({
  page,
}) => {
  await page.route(script, refuses);
  const bare = tags.map((tag) => `<${tag}></${tag}>`).join('');
  await openHostPage(page, { body: `<main><h1>A page</h1>${bare}</main>` });
  for (const tag of tags) {
    const area = await page.locator(tag).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    });
    expect.soft(area, tag).toBe(0);
  }
  expect(await countOverlays(page)).toBe(0);
});

const openers = {
  'a link': {
    tag: 'hire-discovery-call',
    opener: `<a href="${partner}/elsewhere" data-hire-open="it">Open it</a>`,
  },
  'a button': {
    tag: 'hire-popover',
    opener: '<button type="button" data-hire-open="it">Open it</button>',
  },
} as const;

for (const [what, { tag, opener }] of sampleNamed(openers, 'a link')) {
  test(`${what} that opens ${tag} is followed in a new tab if its chunk fails, and a retry succeeds`, async ({
    page,
  }) => {
    await serveLinkTargets(page);
    const markup = markupOf(tag, fallback).replace(`<${tag}`, `<${tag} id="it"`);
    await page.route(chunk, refuses);
    const { errors } = await openHostPage(page, { body: `<main>${opener}${markup}</main>` });
    const tab = page.waitForEvent('popup');
    await page.getByText('Open it').click();
    await expect(await tab).toHaveTitle('Elsewhere');
    expect(await (await tab).evaluate(() => window.opener)).toBe(null);
    await expect(page).toHaveTitle('A page');
    await page.unroute(chunk);
    await page.getByRole('button', { name: loading.retry }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(errors.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });
}

test('“Try again” goes on with the current release if that of the page is gone', async ({
  page,
  request,
}) => {
  const { version } = await (await request.get(`${site}/widgets/integrity.json`)).json();
  const body = (await (await request.get(script)).text()).replaceAll(version, '0.9.0');
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
  await page.route(script, (route) => route.fulfill({ body, headers }));
  const { opener } = openers['a button'];
  const markup = '<hire-discovery-call id="it"></hire-discovery-call>';
  await openHostPage(page, { body: `<main>${opener}${markup}</main>` });
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: loading.retry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a button that names no widget is named in one warning', async ({ page }) => {
  const { warnings } = await openHostPage(page, {
    body: '<button type="button" data-hire-open="discovery-cal">Open it</button>',
  });
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect
    .poll(() => warnings)
    .toEqual(['hire: data-hire-open="discovery-cal" names no widget of this page']);
});

test('a link to a slow dialog stays on the page, says so, and offers the link', async ({
  page,
}) => {
  await page.route(chunk, never);
  await page.clock.install();
  const { tag, opener } = openers['a link'];
  await openHostPage(page, { body: `<main>${opener}<${tag} id="it"></${tag}></main>` });
  const link = page.getByRole('main').getByRole('link', { name: 'Open it' });
  await link.click();
  await page.clock.fastForward(4_000);
  await expect(page.getByRole('alert').getByText(loading.slow)).toBeVisible();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(4_000);
  const notice = page.getByRole('alert').filter({ hasText: loading.failed });
  await expect(notice.getByRole('link', { name: 'Open it' })).toHaveAttribute('rel', 'noopener');
  await page.unroute(chunk);
  await notice.getByRole('button', { name: loading.retry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveTitle('A page');
});

interface Form {
  readonly tag: Tag;
  /** The required answers besides an email address. */
  readonly answers: object;
  /** Moves to the step with the submit button. */
  reach?(page: Page): Promise<unknown>;
  readonly button: string;
  readonly done: string;
}

const name = 'Ada Byron';

const forms: readonly Form[] = [
  {
    tag: 'hire-get-matched',
    answers: { name },
    reach: (page) => callMethod(page.locator('hire-get-matched'), 'goTo', stepCount),
    button: 'Submit',
    done: getMatched.allSet,
  },
  {
    tag: 'hire-apply',
    answers: { name, experience: '10+', availability: 'part-time' },
    button: apply.submit,
    done: apply.notices.success.title,
  },
  {
    tag: 'hire-discovery-call',
    answers: { name, company: 'Byron Ltd' },
    reach: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    button: 'Submit',
    done: discoveryCall.titles.thanks,
  },
  { tag: 'hire-newsletter-panel', answers: {}, button: 'Subscribe', done: newsletterPanel.welcome },
  { tag: 'hire-newsletter-popup', answers: {}, button: 'Subscribe', done: newsletterPanel.welcome },
];

const apiFailures = {
  refuses,
  'answers 500': answers(500),
  'answers without success': answers(200),
  'never answers': never,
};

const clockOf = (page: Page) => page.evaluate(() => Date.now());

/** Advances the page's clock until the notice appears. */
async function runToNotice(page: Page, notice: Locator): Promise<void> {
  const end = (await clockOf(page)) + DEADLINE_MS;
  while (!(await notice.isVisible()) && (await clockOf(page)) < end) await page.clock.runFor(500);
}

const few = ['hire-get-matched'];

for (const { tag, answers, reach, button, done } of sample(
  forms,
  forms.filter(({ tag }) => few.includes(tag)),
)) {
  test(`${tag} shows a notice and keeps answers and focus after each failure of the API, and a retry succeeds`, async ({
    page,
  }) => {
    const email = uniqueEmail();
    await openHostPage(page, { body: `<main>${markupOf(tag, fallback)}</main>` });
    await whenDefined(page, tag);
    await callMethod(page.locator(tag), 'setData', { ...answers, email });
    await reach?.(page);
    const send = page.locator(tag).getByRole('button', { name: button, exact: true });
    const filled = await callMethod(page.locator(tag), 'getData');
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    for (const [failure, fail] of Object.entries(apiFailures)) {
      await test.step(failure, async () => {
        await page.unroute(calls);
        await page.route(calls, fail);
        const waited = await submitUntilNotice(page, tag, send, fail === never);
        console.log(`  ${tag}, the API ${failure}: notice after ${(waited / 1_000).toFixed(1)} s`);
        expect(waited).toBeLessThanOrEqual(MAX_NOTICE_MS);
        expect(await callMethod(page.locator(tag), 'getData')).toEqual(filled);
      });
    }
    await page.unroute(calls);
    await send.click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await mailContaining(email);
    expect(await closeAll(page, tag)).toBe(0);
  });
}

/** Submits, waits for the notice and dismisses it, or for what the form says. Resolves to the time on the page's clock. */
async function submitUntilNotice(page: Page, tag: Tag, send: Locator, isHanging: boolean) {
  const notice = isHanging
    ? page.locator(tag).getByText(apply.notices.late.text)
    : page.getByRole('alert').filter({ hasText: 'Failed to' });
  if (isHanging) await page.clock.pauseAt((await clockOf(page)) + 1_000);
  const begin = await clockOf(page);
  const told = page
    .locator(tag)
    .evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          element.addEventListener('hire-error', () => resolve(Date.now()), { once: true }),
        ),
    );
  const asked = page.waitForRequest(calls);
  await send.click();
  await asked;
  if (isHanging) {
    await page.clock.runFor(3_000);
    await expect(page.getByRole('button', { name: apply.slow })).toBeVisible();
    await page.clock.runFor(DEADLINE_MS - 3_500);
    await runToNotice(page, notice);
  }
  await expect(notice).toBeVisible();
  await expect(send).toBeFocused();
  const waited = (await told) - begin;
  if (isHanging) {
    // The form says it, until it is sent again.
    await page.clock.resume();
    return waited;
  }
  await page.getByRole('button', { name: apply.dismiss }).click();
  await expect(notice).toHaveCount(0);
  return waited;
}

/** Closes all open elements, and counts the points that they still cover. */
async function closeAll(page: Page, tag: Tag): Promise<number> {
  const element = page.locator(tag);
  if (await element.evaluate((element) => 'close' in element)) await callMethod(element, 'close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const notice = page.getByRole('button', { name: apply.dismiss });
  let overlays = 0;
  // The success notice appears after its region was rendered.
  await expect
    .poll(async () => {
      if (await notice.count()) await notice.first().click();
      overlays = await countOverlays(page);
      return overlays;
    })
    .toBe(0)
    .catch(() => {});
  return overlays;
}

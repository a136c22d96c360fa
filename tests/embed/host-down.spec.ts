import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { DEADLINE } from '../../widgets/kit/form/submit.ts';
import { calls, partner, site } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { openHostPage } from './host-page.ts';
import { call, markupOf, type Tag, tags, whenDefined } from './walks.ts';

/** How soon something has to be said, in milliseconds. */
const BAR = 8_000;

const script = `${site}/widgets/v1/hire.js`;
const chunk = /\/widgets\/v1\/element/;
const fallback = `<a href="${partner}/elsewhere">Without the widget</a>`;
const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const never = () => new Promise<void>(() => {});

/** Ways in which a host or an API is down. */
const refuses = (route: Route) => route.abort('connectionrefused');
const answers = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: anyOrigin, json: {} });

/** Counts the places of the window where something of ours lies over the page, unseen or not. */
const countOverlays = (page: Page): Promise<number> =>
  page.evaluate((tags) => {
    const steps = Array.from({ length: 24 }, (_, step) => (step + 0.5) / 24);
    const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight]));
    return points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      const tag = hit?.closest(tags);
      if (!tag) return hit?.parentElement === document.body && !hit.matches('main');
      const { left, right, top, bottom } = tag.getBoundingClientRect();
      return x < left || x > right || y < top || y > bottom;
    }).length;
  }, tags.join());

const body = (tag: Tag) => `<main><h1>A page</h1>${markupOf(tag, fallback)}</main>`;

/** The link stands in the tag's place, nothing lies over it, and it leads on. */
async function followFallback(page: Page, title: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Without the widget' });
  await expect(link).toBeVisible();
  const overlays = await countOverlays(page);
  expect(overlays).toBe(0);
  await page.route(`${partner}/elsewhere`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await link.click();
  await expect(page).toHaveTitle('Elsewhere');
  console.log(`  ${title}: the link inside leads on, ${overlays} overlays`);
}

const scriptFailures = { 'is refused': refuses, 'answers 404': answers(404) };

for (const tag of tags) {
  for (const [failure, fail] of Object.entries(scriptFailures)) {
    test(`${tag} leaves its link where the script ${failure}`, async ({ page }) => {
      await page.route(script, fail);
      await openHostPage(page, { body: body(tag) });
      await followFallback(page, `${tag}, the script ${failure}`);
    });
  }

  test(`${tag} leaves its link where the script never answers, and is one when it does`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(script);
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
    // A page whose script is on its way is not loaded yet.
    const opening = openHostPage(page, { body: body(tag) });
    await asked;
    await expect(page.getByRole('link', { name: 'Without the widget' })).toBeVisible();
    const overlays = await countOverlays(page);
    await page.getByRole('link', { name: 'Without the widget' }).click({ trial: true });
    console.log(`  ${tag}, the script never answers: the link inside stands, ${overlays} overlays`);
    expect(overlays).toBe(0);
    release();
    await opening;
    await whenDefined(page, tag);
  });

  test(`${tag} leaves its link where its chunk fails`, async ({ page }) => {
    await page.route(chunk, refuses);
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes(`<${tag}> could not be loaded`),
    );
    // The popup asks for its chunk once the visitor stays; opened by its host, it asks at once.
    await openHostPage(page, { body: body(tag) });
    await page.locator(tag).evaluate((element) => element.setAttribute('open', ''));
    await failed;
    await followFallback(page, `${tag}, its chunk fails`);
  });

  test(`${tag} without a link shows nothing broken where the script is refused`, async ({
    page,
  }) => {
    await page.route(script, refuses);
    await openHostPage(page, { body: `<main><h1>A page</h1><${tag}></${tag}></main>` });
    const area = await page.locator(tag).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    });
    const overlays = await countOverlays(page);
    console.log(
      `  ${tag}, empty and without its script: ${area} square pixels, ${overlays} overlays`,
    );
    expect([area, overlays]).toEqual([0, 0]);
  });
}

const openable = ['hire-discovery-call', 'hire-newsletter-panel', 'hire-popover'] as const;

const openers = {
  'a link': `<a href="${partner}/elsewhere" data-hire-open="it">Open it</a>`,
  'a link to a new tab': `<a href="${partner}/elsewhere" target="_blank" data-hire-open="it">Open it</a>`,
  'a button': '<button type="button" data-hire-open="it">Open it</button>',
};

const chunkFailures = { fails: refuses, 'never answers': never };

for (const tag of openable) {
  for (const [what, opener] of Object.entries(openers)) {
    for (const [failure, fail] of Object.entries(chunkFailures)) {
      test(`${what} that opens ${tag} leads on where its chunk ${failure}`, async ({ page }) => {
        await page.route(chunk, fail);
        await page.context().route(`${partner}/elsewhere`, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Elsewhere</title>',
          }),
        );
        const markup = markupOf(tag, fallback).replace(`<${tag}`, `<${tag} id="it"`);
        await openHostPage(page, { body: `<main>${opener}${markup}</main>` });
        const arrived = opener.includes('_blank')
          ? page.waitForEvent('popup')
          : page.waitForEvent('framenavigated').then(() => page);
        const begin = performance.now();
        await page.getByText('Open it').click();
        const elsewhere = await arrived;
        const waited = performance.now() - begin;
        await expect(elsewhere).toHaveTitle('Elsewhere');
        console.log(
          `  ${tag}, its chunk ${failure}: ${what} that opens it leads on after ${(waited / 1_000).toFixed(1)} s`,
        );
        expect(waited).toBeLessThanOrEqual(BAR);
      });
    }
  }
}

test('a button with no link to lead on opens what it names, however late its chunk comes', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunk, (route) => released.then(() => route.continue()));
  await page.clock.install();
  await openHostPage(page, {
    body: `<main>${openers['a button']}<hire-discovery-call id="it"></hire-discovery-call></main>`,
  });
  const asked = page.waitForRequest(chunk);
  await page.getByRole('button', { name: 'Open it' }).click();
  await asked;
  await page.clock.fastForward(BAR);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

interface Form {
  readonly tag: Tag;
  /** What the form needs, beside an e-mail. */
  readonly answers: object;
  /** Goes to where it can be sent. */
  reach?(page: Page): Promise<unknown>;
  readonly button: string;
  readonly done: string;
}

const name = 'Ada Byron';

const forms: readonly Form[] = [
  {
    tag: 'hire-get-matched',
    answers: { name },
    reach: (page) => call(page.locator('hire-get-matched'), 'goTo', 9),
    button: 'Submit',
    done: "You're All Set.",
  },
  {
    tag: 'hire-apply',
    answers: { name, experience: '10+', availability: 'part-time' },
    button: 'Submit application',
    done: 'Application submitted!',
  },
  {
    tag: 'hire-discovery-call',
    answers: { name, company: 'Byron Ltd' },
    reach: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    button: 'Submit',
    done: "Thanks! We'll be in touch soon",
  },
  { tag: 'hire-newsletter-panel', answers: {}, button: 'Subscribe', done: 'Welcome aboard!' },
  { tag: 'hire-newsletter-popup', answers: {}, button: 'Subscribe', done: 'Welcome aboard!' },
];

const apiFailures = { refuses, 'answers 500': answers(500), 'never answers': never };

const clockOf = (page: Page) => page.evaluate(() => Date.now());

/** Lets the page's clock run until the notice is there. */
async function runToNotice(page: Page, notice: Locator): Promise<void> {
  const end = (await clockOf(page)) + DEADLINE;
  while (!(await notice.isVisible()) && (await clockOf(page)) < end) await page.clock.runFor(500);
}

for (const { tag, answers, reach, button, done } of forms) {
  for (const [failure, fail] of Object.entries(apiFailures)) {
    test(`${tag} says so where the API ${failure}, and a retry arrives`, async ({ page }) => {
      const isHanging = fail === never;
      const email = `${crypto.randomUUID()}@byron.example`;
      await openHostPage(page, { body: body(tag) });
      await whenDefined(page, tag);
      await call(page.locator(tag), 'setData', { ...answers, email });
      await reach?.(page);
      const send = page.locator(tag).getByRole('button', { name: button, exact: true });
      await send.focus();
      await page.waitForLoadState('networkidle');
      if (isHanging) {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
      }
      await page.route(calls, (route) =>
        route.request().method() === 'OPTIONS'
          ? route.fulfill({ status: 204, headers: anyOrigin })
          : fail(route),
      );
      const asked = page.waitForRequest(calls);
      const notice = page.getByRole('alert').filter({ hasText: 'Failed to' });
      const begin = await clockOf(page);
      // By the page's clock: a test's goes on while the notice is drawn.
      await page.locator(tag).evaluate((element) => {
        const note = () => Object.assign(window, { toldAt: Date.now() });
        element.addEventListener('hire-error', note, { once: true });
      });
      await send.click();
      await asked;
      if (isHanging) {
        await page.clock.runFor(DEADLINE - 500);
        // It may still arrive, and says so.
        await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
        await runToNotice(page, notice);
      }
      await expect(notice).toBeVisible();
      const waited = (await page.evaluate<number>(() => Reflect.get(window, 'toldAt'))) - begin;
      if (isHanging) await page.clock.resume();
      await page.unroute(calls);
      const retry = page.waitForRequest(calls);
      await send.click();
      await retry;
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
      await mailContaining(email);
      const overlays = await leave(page, tag);
      console.log(
        `  ${tag}, the API ${failure}: notice after ${(waited / 1_000).toFixed(1)} s, retry sent, ${overlays} overlays`,
      );
      expect(waited).toBeLessThanOrEqual(BAR);
      expect(overlays).toBe(0);
    });
  }
}

/** Closes all that is ours and open, and counts what lies over the page then. */
async function leave(page: Page, tag: Tag): Promise<number> {
  const element = page.locator(tag);
  if (await element.evaluate((element) => 'close' in element)) await call(element, 'close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const notice = page.getByRole('button', { name: 'Dismiss this notice' });
  let overlays = 0;
  // What is told of the success comes when its region has been drawn.
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

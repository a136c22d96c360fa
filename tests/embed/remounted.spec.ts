import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { calls, partner } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { answerAll, countLost, type Kind, kinds, openAnswered, read } from './answered.ts';
import { buildApp } from './frameworks/build-app.ts';
import { loader, openHostPage } from './host-page.ts';
import { call, markupOf, whenDefined } from './walks.ts';

const turbo = createRequire(import.meta.url).resolve('@hotwired/turbo');

interface Pair {
  readonly old: Element;
  readonly next: Element;
}

/** As pages put a new element in an old one's place: each runs in the page. */
const ways: Readonly<Record<string, (pair: Pair) => unknown>> = {
  'put in its place at once': ({ old, next }) => old.replaceWith(next),
  'put beside it before it goes': ({ old, next }) => {
    old.after(next);
    old.remove();
  },
  'made again ten frames later': async ({ old, next }) => {
    old.remove();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.querySelector('aside')?.append(next);
  },
  'put in its place in a view transition': ({ old, next }) =>
    document.startViewTransition(() => old.replaceWith(next)).finished,
};

/** Makes the element again from what a host wrote, changes that, and puts it where it belongs. */
async function remake(
  page: Page,
  { tag }: Kind,
  place: (pair: Pair) => unknown,
  change: (element: Element) => void = () => {},
): Promise<void> {
  const old = await page.locator(tag).elementHandle();
  const next = await old?.evaluateHandle((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.removeAttribute('open');
    return copy;
  });
  if (!old || !next) throw new Error(`There is no ${tag}.`);
  await next.evaluate(change);
  await page.evaluate(place as (pair: object) => unknown, { old, next });
}

const open = (element: Locator) =>
  element.evaluate((node) => Reflect.get(node, 'open')?.call(node));

/** The element shows again what was answered in the one before it, and where the visitor was. */
async function expectAll(page: Page, way: string, title: string, kind: Kind): Promise<void> {
  const lost = countLost(`${title}, ${way}`, kind.answers, await read(page.locator(kind.form)));
  expect(lost).toBe(0);
  await open(page.locator(kind.tag));
  await kind.look(page);
}

const expectNone = async (page: Page, kind: Kind) =>
  expect(await read(page.locator(kind.form))).not.toMatchObject({ email: 'ada@byron.example' });

const all = Object.entries(kinds);
const inItsPlace = ways['put in its place at once'] as (pair: Pair) => unknown;

for (const [title, kind] of all) {
  for (const [way, place] of Object.entries(ways)) {
    test(`${title}, a new one ${way}, goes on where the visitor was`, async ({ page }) => {
      const { errors } = await openAnswered(page, kind);
      await remake(page, kind, place);
      await expectAll(page, `a new one ${way}`, title, kind);
      expect(errors).toEqual([]);
    });
  }

  test(`${title}, made anew after its form was received, begins anew`, async ({ page }) => {
    const { form } = await openAnswered(page, kind);
    const received = form.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('hire-success', resolve)),
    );
    await call(form, 'submit');
    await received;
    await remake(page, kind, inItsPlace);
    await expectNone(page, kind);
  });

  test(`${title}, made anew after it was reset, begins anew`, async ({ page }) => {
    const { form } = await openAnswered(page, kind);
    await call(form, 'reset');
    await remake(page, kind, inItsPlace);
    await expectNone(page, kind);
  });

  test(`${title}, copied while it stays, begins anew in the copy`, async ({ page }) => {
    const { form } = await openAnswered(page, kind);
    await remake(page, kind, ({ old, next }) => old.after(next));
    expect(await read(form.first())).toEqual(kind.answers);
    expect(await read(form.last())).not.toMatchObject({ email: 'ada@byron.example' });
  });
}

const wizard = kinds['hire-get-matched'] as Kind;

const changes: Readonly<Record<string, (element: Element) => void>> = {
  'another id': (element) => {
    element.id = 'other';
  },
  'another partner': (element) => element.setAttribute('partner', 'other'),
  'another campaign, set by script': (element) => Reflect.set(element, 'campaign', 'other'),
  'another role': (element) => element.setAttribute('role', 'designer'),
};

for (const [change, make] of Object.entries(changes)) {
  test(`a wizard made anew with ${change} is another one, and begins anew`, async ({ page }) => {
    await openAnswered(page, wizard);
    await remake(page, wizard, inItsPlace, make);
    await expectNone(page, wizard);
  });
}

test('a wizard made anew in another language and another theme goes on', async ({ page }) => {
  await openAnswered(page, wizard);
  await remake(page, wizard, inItsPlace, (element) => {
    element.setAttribute('theme', 'dark');
    Reflect.set(element, 'messages', { stepOf: 'Schritt {step} von {of}' });
  });
  await expect(page.getByText('Schritt 4 von 9')).toBeVisible();
  expect(await read(page.locator(wizard.form))).toEqual(wizard.answers);
});

test('a wizard that was given data of its own keeps to them', async ({ page }) => {
  await openAnswered(page, wizard);
  await remake(page, wizard, ({ old, next }) => {
    old.replaceWith(next);
    Reflect.get(next, 'setData').call(next, { name: 'Grace' });
  });
  expect(await read(page.locator(wizard.form))).toMatchObject({ name: 'Grace', email: '' });
});

test('a wizard taken away while it sends keeps the answers, and a second press makes no second lead', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@byron.example`;
  const kind = { ...wizard, answers: { ...wizard.answers, email } };
  const { form } = await openAnswered(page, kind);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, (route) => released.then(() => route.continue()));
  await call(form, 'goTo', 9);
  const sending = page.waitForRequest(calls);
  await page.getByRole('button', { name: 'Submit' }).click();
  await sending;
  await remake(page, kind, inItsPlace);
  const lost = countLost(
    'hire-get-matched, made anew while it sends',
    kind.answers,
    await read(form),
  );
  expect(lost).toBe(0);
  release();
  await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: "You're All Set." })).toBeVisible();
  await mailContaining(email);
  expect(await mailsContaining(email)).toHaveLength(1);
});

test('twenty equal ones made anew in order have each its own answers', async ({ page }) => {
  await openHostPage(page, { body: '<hire-apply></hire-apply>'.repeat(20) });
  await whenDefined(page, 'hire-apply');
  const names = await page.evaluate(async () => {
    const find = () => [...document.querySelectorAll('hire-apply')];
    const old = find();
    for (const [at, element] of old.entries()) element.setData({ name: `Ada ${at}` });
    for (const element of old) element.remove();
    await new Promise(requestAnimationFrame);
    for (const element of old) document.body.append(element.cloneNode());
    await new Promise(requestAnimationFrame);
    return find().map((element) => element.getData().name);
  });
  const own = names.filter((name, at) => name === `Ada ${at}`);
  console.log(`  20 equal ones made anew: ${own.length} have their own answers`);
  expect(own).toHaveLength(20);
});

const turboVisits: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'visits another page with the same form': (page) => visit(page, '/turbo/two'),
  'visits a page without and comes back': async (page) => {
    await visit(page, '/turbo/none');
    await loaded(page, () => history.back());
  },
  'visits a page without, then this one again': async (page) => {
    await visit(page, '/turbo/none');
    await visit(page, '/turbo/one');
  },
};

const visit = (page: Page, path: string) =>
  loaded(page, (path) => Reflect.get(window, 'Turbo').visit(path), path);

/** Resolves once Turbo shows what was asked for, and no longer what it remembers of it. */
async function loaded(page: Page, act: (path: string) => void, path = ''): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'hasLoaded', false);
    document.addEventListener('turbo:load', () => Reflect.set(window, 'hasLoaded', true));
  });
  await page.evaluate(act, path);
  await page.waitForFunction(() => Reflect.get(window, 'hasLoaded'));
}

async function openWithTurbo(page: Page, { tag, markup = markupOf(tag) }: Kind): Promise<void> {
  await page.route(`${partner}/turbo.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(turbo, 'utf8') }),
  );
  await page.route(`${partner}/turbo/*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice('/turbo/'.length);
    const widget = name === 'none' ? '' : markup;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>${name}</title>${loader}<script type="module" src="/turbo.js"></script></head><body><h1>${name}</h1>${widget}</body></html>`,
    });
  });
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${partner}/turbo/one`);
}

for (const [title, kind] of all) {
  for (const [way, go] of Object.entries(turboVisits)) {
    test(`${title} goes on where Turbo ${way}`, async ({ page }) => {
      await openWithTurbo(page, kind);
      await answerAll(page, kind);
      await go(page);
      await expectAll(page, `where Turbo ${way}`, title, kind);
    });
  }
}

test('a wizard with a role, as Turbo remembers it without, goes on', async ({ page }) => {
  const markup = '<hire-get-matched role="dev"></hire-get-matched>';
  await openWithTurbo(page, { ...wizard, markup });
  await answerAll(page, wizard);
  await turboVisits['visits a page without and comes back']?.(page);
  await expectAll(page, 'with a role, where Turbo comes back', 'hire-get-matched', wizard);
});

const routes: Readonly<Record<string, readonly string[]>> = {
  'goes to another route with the same form': ['two'],
  'goes to a route without, then back': ['none', ''],
};

test.describe('in React Router', () => {
  let app = '';
  test.beforeAll(async () => {
    app = await buildApp('routes');
  });

  for (const [title, kind] of all) {
    for (const [way, route] of Object.entries(routes)) {
      test(`${title} goes on where a visitor ${way}`, async ({ page }) => {
        await page.route(`${partner}/app.js`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: app }),
        );
        await page.route(`${partner}/app?*`, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><title>An app</title>${loader}<body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`,
          }),
        );
        await page.context().grantPermissions(['local-network-access']);
        const tags = new Set([kind.tag, kind.form]);
        await page.goto(`${partner}/app?tags=${[...tags]}`);
        await whenDefined(page, kind.tag);
        await open(page.locator(kind.tag));
        await answerAll(page, kind);
        const old = await page.locator(kind.form).elementHandle();
        for (const name of route) {
          await page.evaluate((name) => {
            location.hash = `#/${name}`;
          }, name);
          const headings: Record<string, string> = { '': 'One', two: 'Two', none: 'None' };
          await expect(page.getByText(headings[name] ?? '', { exact: true })).toBeAttached();
        }
        expect(await old?.evaluate((element) => element.isConnected)).toBe(false);
        await expectAll(page, `where a visitor of React Router ${way}`, title, kind);
      });
    }
  }
});

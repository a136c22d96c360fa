import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { calls, partner } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { answerAll, countLost, type Kind, kinds, openAnswered, read } from './answered.ts';
import { buildApp } from './frameworks/build-app.ts';
import { loader, openHostPage } from './host-page.ts';
import { call, whenDefined } from './walks.ts';

const turbo = createRequire(import.meta.url).resolve('@hotwired/turbo');

interface Pair {
  readonly old: Element;
  readonly next: Element;
}

/** Ways in which a page puts a new element in an old one's place. Each runs in the page. */
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

const expectNone = async (form: Locator) =>
  expect(await read(form)).not.toMatchObject({ email: 'ada@byron.example' });

const wizard = kinds['hire-get-matched'] as Kind;
const inItsPlace = ways['put in its place at once'] as (pair: Pair) => unknown;

test('every form that a page creates again keeps the step and the answers', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  for (const [title, kind] of Object.entries(kinds)) {
    await test.step(title, async () => {
      const { errors } = await openAnswered(page, kind);
      for (const [way, place] of Object.entries(ways)) {
        await remake(page, kind, place);
        await expectAll(page, `a new one ${way}`, title, kind);
      }
      expect(errors).toEqual([]);
    });
  }
});

test('a form begins anew after it was received or reset, and in a copy', { tag: '@all' }, async ({
  page,
}) => {
  const { form } = await openAnswered(page, wizard);
  await remake(page, wizard, ({ old, next }) => old.after(next));
  expect(await read(form.first())).toEqual(wizard.answers);
  await expectNone(form.last());

  await openAnswered(page, wizard);
  await call(form, 'reset');
  await remake(page, wizard, inItsPlace);
  await expectNone(form);

  await openAnswered(page, wizard);
  const received = form.evaluate(
    (element) => new Promise((resolve) => element.addEventListener('hire-success', resolve)),
  );
  await call(form, 'submit');
  await received;
  await remake(page, wizard, inItsPlace);
  await expectNone(form);
});

/** What makes a wizard another one. */
const changes: Readonly<Record<string, (element: Element) => void>> = {
  'another id': (element) => {
    element.id = 'other';
  },
  'another partner': (element) => element.setAttribute('partner', 'other'),
  'another campaign, set by script': (element) => Reflect.set(element, 'campaign', 'other'),
  'another role': (element) => element.setAttribute('role', 'designer'),
};

test('answers go to the same element made anew, and to no other', async ({ page }) => {
  for (const [change, make] of Object.entries(changes)) {
    await test.step(change, async () => {
      const { form } = await openAnswered(page, wizard);
      await remake(page, wizard, inItsPlace, make);
      await expectNone(form);
    });
  }

  await test.step('another language and another theme', async () => {
    const { form } = await openAnswered(page, wizard);
    await remake(page, wizard, inItsPlace, (element) => {
      element.setAttribute('theme', 'dark');
      Reflect.set(element, 'messages', { stepOf: 'Schritt {step} von {of}' });
    });
    await expect(page.getByText('Schritt 4 von 9')).toBeVisible();
    expect(await read(form)).toEqual(wizard.answers);
  });

  await test.step('data of its own', async () => {
    const { form } = await openAnswered(page, wizard);
    await remake(page, wizard, ({ old, next }) => {
      old.replaceWith(next);
      Reflect.get(next, 'setData').call(next, { name: 'Grace' });
    });
    expect(await read(form)).toMatchObject({ name: 'Grace', email: '' });
  });
});

test('a wizard that is created again while it sends keeps its answers, and a second press makes no second lead', {
  tag: '@all',
}, async ({ page }) => {
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

test('twenty equal forms that are created again in order each keep their own answers', {
  tag: '@all',
}, async ({ page }) => {
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
  expect(names).toEqual(Array.from({ length: 20 }, (_, at) => `Ada ${at}`));
});

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

async function openWithTurbo(page: Page, markup: string): Promise<void> {
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

/** An app with a route of the form, another with the same, and one without it. */
async function openWithRouter(page: Page, { tag }: Kind): Promise<void> {
  const app = await buildApp('routes');
  await page.route(`${partner}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: app }),
  );
  await page.route(`${partner}/app?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>An app</title>${loader}<body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`,
    }),
  );
  await page.goto(`${partner}/app?tags=${tag}`);
}

const headings = { '': 'One', two: 'Two', none: 'None' } as const;

async function goToRoute(page: Page, name: keyof typeof headings): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `#/${name}`;
  }, name);
  await expect(page.getByText(headings[name], { exact: true })).toBeAttached();
}

test('a form keeps its answers across pages of Turbo and routes of React Router', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const expectGoesOn = async (way: string, go: () => Promise<unknown>) => {
    const old = await page.locator(wizard.form).elementHandle();
    await go();
    expect(await old?.evaluate((element) => element.isConnected)).toBe(false);
    await expectAll(page, way, wizard.tag, wizard);
  };

  const comeBack = async () => {
    await visit(page, '/turbo/none');
    await loaded(page, () => history.back());
  };
  await openWithTurbo(page, '<hire-get-matched></hire-get-matched>');
  await answerAll(page, wizard);
  await expectGoesOn('Turbo, another page with the same form', () => visit(page, '/turbo/two'));
  await expectGoesOn('Turbo, back from a page without it', comeBack);
  await expectGoesOn('Turbo, on from a page without it', async () => {
    await visit(page, '/turbo/none');
    await visit(page, '/turbo/one');
  });

  // Turbo remembers a page without the role, which the wizard takes off its tag.
  await openWithTurbo(page, '<hire-get-matched role="dev"></hire-get-matched>');
  await answerAll(page, wizard);
  await expectGoesOn('Turbo, back to a wizard with a role', comeBack);

  await openWithRouter(page, wizard);
  await answerAll(page, wizard);
  await expectGoesOn('React Router, another route', () => goToRoute(page, 'two'));
  await expectGoesOn('React Router, back from a route without it', async () => {
    await goToRoute(page, 'none');
    await goToRoute(page, '');
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { calls, partner } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { delayResponses } from '../e2e/delay-responses.ts';
import { mailContaining, mailsContaining, uniqueEmail } from '../e2e/inbox.ts';
import { stepCount } from '../e2e/wizard.ts';
import { getMatched } from '../messages.ts';
import {
  answerAll,
  countLostAnswers,
  type FormCase,
  formCases,
  openFilledForm,
  readAnswers,
  wizardStep,
} from './filled-forms.ts';
import { buildApp } from './frameworks/build-app.ts';
import { loader, openHostPage } from './host-page.ts';
import { whenDefined } from './scenarios.ts';

const turbo = createRequire(import.meta.url).resolve('@hotwired/turbo');

interface Pair {
  readonly old: Element;
  readonly next: Element;
}

/** Ways in which a page replaces an element with a new one. Each runs in the page. */
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

/** Creates the element again from the host's markup with a change, and inserts it. */
async function recreate(
  page: Page,
  { tag }: FormCase,
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

/** Checks that the element has the answers and the step of the previous one. */
async function expectAll(page: Page, way: string, title: string, kind: FormCase): Promise<void> {
  const lost = countLostAnswers(
    `${title}, ${way}`,
    kind.answers,
    await readAnswers(page.locator(kind.form)),
  );
  expect(lost).toBe(0);
  await open(page.locator(kind.tag));
  await kind.expectAnswers(page);
}

const expectNone = async (form: Locator) =>
  expect(await readAnswers(form)).not.toMatchObject({ email: 'ada@byron.example' });

const wizard = formCases['hire-get-matched'] as FormCase;
const replacement = ways['put in its place at once'] as (pair: Pair) => unknown;

test('every form that a page creates again keeps its step and its answers', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  for (const [title, kind] of Object.entries(formCases)) {
    await test.step(title, async () => {
      const { errors } = await openFilledForm(page, kind);
      for (const [way, place] of Object.entries(ways)) {
        await recreate(page, kind, place);
        await expectAll(page, `a new one ${way}`, title, kind);
      }
      expect(errors).toEqual([]);
    });
  }
});

test('a form is empty after it was received or reset, and in a clone', { tag: '@all' }, async ({
  page,
}) => {
  const { form } = await openFilledForm(page, wizard);
  await recreate(page, wizard, ({ old, next }) => old.after(next));
  expect(await readAnswers(form.first())).toEqual(wizard.answers);
  await expectNone(form.last());

  await openFilledForm(page, wizard);
  await callMethod(form, 'reset');
  await recreate(page, wizard, replacement);
  await expectNone(form);

  await openFilledForm(page, wizard);
  const received = form.evaluate(
    (element) => new Promise((resolve) => element.addEventListener('hire-success', resolve)),
  );
  await callMethod(form, 'submit');
  await received;
  await recreate(page, wizard, replacement);
  await expectNone(form);
});

/** Changes that make it a different wizard. */
const changes: Readonly<Record<string, (element: Element) => void>> = {
  'another id': (element) => {
    element.id = 'other';
  },
  'another partner': (element) => element.setAttribute('partner', 'other'),
  'another campaign, set by script': (element) => Reflect.set(element, 'campaign', 'other'),
  'another role': (element) => element.setAttribute('for-role', 'designer'),
};

test('answers are resumed by an equal element, and by no other', { tag: '@all' }, async ({
  page,
}) => {
  for (const [change, make] of Object.entries(changes)) {
    await test.step(change, async () => {
      const { form } = await openFilledForm(page, wizard);
      await recreate(page, wizard, replacement, make);
      await expectNone(form);
    });
  }

  await test.step('an element with another language and theme resumes its answers', async () => {
    const { form } = await openFilledForm(page, wizard);
    await recreate(page, wizard, replacement, (element) => {
      element.setAttribute('theme', 'dark');
      Reflect.set(element, 'messages', { stepOf: 'Schritt {step} von {of}' });
    });
    await expect(page.getByText(`Schritt ${wizardStep} von ${stepCount}`)).toBeVisible();
    expect(await readAnswers(form)).toEqual(wizard.answers);
  });

  await test.step('an element that has answers already keeps them', async () => {
    const { form } = await openFilledForm(page, wizard);
    await recreate(page, wizard, ({ old, next }) => {
      old.replaceWith(next);
      Reflect.get(next, 'setData').call(next, { name: 'Grace' });
    });
    expect(await readAnswers(form)).toMatchObject({ name: 'Grace', email: '' });
  });
});

test('a wizard that is created again during its request keeps its answers, and a second press creates no second lead', {
  tag: '@all',
}, async ({ page }) => {
  const email = uniqueEmail();
  const kind = { ...wizard, answers: { ...wizard.answers, email } };
  const { form } = await openFilledForm(page, kind);
  const release = await delayResponses(page, calls);
  await callMethod(form, 'goTo', stepCount);
  const sending = page.waitForRequest(calls);
  await page.getByRole('button', { name: 'Submit' }).click();
  await sending;
  await recreate(page, kind, replacement);
  const lost = countLostAnswers(
    'hire-get-matched, made anew while it sends',
    kind.answers,
    await readAnswers(form),
  );
  expect(lost).toBe(0);
  release();
  await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: getMatched.allSet })).toBeVisible();
  await mailContaining(email);
  expect(await mailsContaining(email)).toHaveLength(1);
});

test('twenty equal forms that are created again in order keep their own answers', {
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

/** Resolves when Turbo shows the fetched page and no longer the cached preview. */
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
  await page.goto(`${partner}/turbo/one`);
}

/** An app with two routes that contain the form, and one without it. */
async function openWithRouter(page: Page, { tag }: FormCase): Promise<void> {
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

test('a form keeps its answers across Turbo pages and React Router routes', {
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

  await openWithRouter(page, wizard);
  await answerAll(page, wizard);
  await expectGoesOn('React Router, another route', () => goToRoute(page, 'two'));
  await expectGoesOn('React Router, back from a route without it', async () => {
    await goToRoute(page, 'none');
    await goToRoute(page, '');
  });
});

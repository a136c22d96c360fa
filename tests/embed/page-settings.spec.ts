import { expect, type Page, test } from 'playwright/test';
import { brand } from '../../site/content/brand.ts';
import { code } from '../../site/embed-builder/content/code.ts';
import { frameListener } from '../../site/embed-builder/content/frames.ts';
import { functionUrl, partner, site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { mockSubmissions, respondWith } from '../e2e/submissions.ts';
import { answerQuickly, field, press, sendQuickly, stepCount, wizardOf } from '../e2e/wizard.ts';
import { getMatched } from '../messages.ts';
import { loader, openHostPage, styledPolicy } from './host-page.ts';
import { whenDefined } from './scenarios.ts';

const developer = (page: Page) => wizardOf(page).getByRole('radio', { name: 'Developer' });

test('a page whose origin is not listed is told in the console when the form is first used, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${functionUrl}/check?**`, async (route) => {
    asked.push(route.request().url());
    await respondWith(200, { isAllowed: false })(route);
  });
  const { warnings } = await openHostPage(page, { body: '<hire-get-matched></hire-get-matched>' });
  await expect(developer(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await developer(page).check();
  await expect
    .poll(() => warnings)
    .toEqual([
      `hire: forms from this page will not be accepted. Ask ${brand.email} to add ${partner} to ALLOWED_ORIGINS.`,
    ]);
  await press(page, 'Next');
  await wizardOf(page).getByRole('radio').first().check();
  expect(asked).toHaveLength(1);
  expect(warnings).toHaveLength(1);
});

test('a link opens the dialog that it names by its id, or the next one after it with a line in the console', async ({
  page,
}) => {
  const { warnings } = await openHostPage(page, {
    body: `<a href="/a" data-hire-open="get-matched">Scroll</a>
      <a href="/a" data-hire-open="popover">First</a>
      <hire-popover id="one" label="One"><p>1</p></hire-popover>
      <a href="/b" data-hire-open="popover">Second</a><a href="/b" data-hire-open="one">By name</a>
      <a href="/b#hire-two">By address</a>
      <hire-popover id="two" label="Two"><p>2</p></hire-popover>
      <a href="/c" data-hire-open="popover">After both</a>`,
  });
  const dialogOpenedBy = async (link: string) => {
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const name = await dialog.getByRole('heading').textContent();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return name;
  };
  expect(await dialogOpenedBy('First')).toBe('One');
  expect(await dialogOpenedBy('By name')).toBe('One');
  expect(await dialogOpenedBy('By address')).toBe('Two');
  expect(warnings).toEqual(['hire: there are several <hire-popover>: name one by its id']);
  expect(await dialogOpenedBy('Second')).toBe('Two');
  expect(await dialogOpenedBy('After both')).toBe('One');
  expect(new Set(warnings).size).toBe(1);
  expect(page.url()).toBe(`${partner}/made-up`);
});

test('the loader inserted twice, and beside hire.js, does nothing twice', { tag: '@all' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const classic = code.classic.replace(/https?:[^"]*(?=\/widgets)/, site);
  const { errors, warnings } = await openHostPage(page, {
    head: `${classic}${loader}${classic}`,
    body: `<hire-get-matched></hire-get-matched>
      <a href="/a" data-hire-open="popover">Open</a><hire-popover><p>1</p></hire-popover>`,
  });
  await expect(developer(page)).toBeVisible();
  await page.evaluate(() => {
    const opened: unknown[] = [];
    addEventListener('hire-open', ({ type }) => opened.push(type));
    Object.assign(window, { opened });
  });
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual(['hire-open']);
  for (const file of ['hire.js', 'get-matched.js'])
    expect(asked.filter((path) => path.endsWith(file))).toHaveLength(1);
  expect([...errors, ...warnings]).toEqual([]);
});

test('a page fills in what it knows of the visitor as text, which never runs as code', async ({
  page,
}) => {
  const { errors, warnings } = await openHostPage(page, {
    body: `<hire-get-matched prefill='{"name": "<img src=x onerror=alert(1)>", "role": "dev", "skills": 3}'></hire-get-matched>`,
  });
  await expect(developer(page)).toBeChecked();
  await callMethod(wizardOf(page), 'goTo', stepCount);
  await expect(field(page, 'name')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(wizardOf(page).locator('img')).toHaveCount(0);
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['hire: prefill leaves out what is no text: skills']);
});

test('the page’s address fills in a dialog where the page allows it, also as a property of an element added later', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, { body: '<aside></aside>' });
  await page.evaluate(() => {
    history.replaceState(null, '', '?name=Ada&email=ada%40byron.example&company=Byron');
    const call = document.createElement('hire-discovery-call');
    document.querySelector('aside')?.append(call);
    call.prefillFromQuery = 'name company';
    call.prefill = { name: 'Grace' };
    call.setAttribute('open', '');
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Grace');
  await expect(dialog.getByLabel('Company')).toHaveValue('Byron');
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

test('after a success the page of success-url is shown, once the page’s own listeners have run', async ({
  page,
}) => {
  await mockSubmissions(page, respondWith(200, { success: true, id: 'x' }));
  await openHostPage(page, {
    body: '<hire-get-matched success-url="/thanks?from=form"></hire-get-matched>',
  });
  await page.route(`${partner}/thanks**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Thanks</h1>' }),
  );
  await page.evaluate(() => {
    addEventListener('hire-success', () => Object.assign(window, { name: 'counted' }));
  });
  await whenDefined(page, 'hire-get-matched');
  await answerQuickly(page);
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  expect(page.url()).toBe(`${partner}/thanks?from=form`);
  expect(await page.evaluate(() => window.name)).toBe('counted');
});

test('a success-url that is a script is refused at once, and the confirmation is shown', async ({
  page,
}) => {
  await mockSubmissions(page, respondWith(200, { success: true, id: 'x' }));
  const { warnings } = await openHostPage(page, {
    body: '<hire-get-matched success-url="javascript:alert(1)"></hire-get-matched>',
  });
  await expect
    .poll(() => warnings)
    .toEqual(['hire: success-url is not an http(s) address and is ignored']);
  await sendQuickly(page);
});

test('the wizard follows a change of the page’s language, and a move to a place in another one', async ({
  page,
}) => {
  await openHostPage(page, {
    body: '<hire-get-matched></hire-get-matched><aside lang="fr"></aside><p lang="nl"></p>',
  });
  const question = (text: string | RegExp) => wizardOf(page).getByRole('heading', { name: text });
  await developer(page).check();
  await page.evaluate(() => {
    document.documentElement.lang = 'de-CH';
  });
  await expect(question('Für welchen Bereich brauchen Sie jemanden?')).toBeVisible();
  await expect(wizardOf(page).getByRole('radio', { checked: true })).toHaveCount(1);
  const moveInto = (selector: string) =>
    page.evaluate((selector) => {
      const wizard = document.querySelector('hire-get-matched');
      if (wizard) document.querySelector(selector)?.append(wizard);
    }, selector);
  await moveInto('aside');
  await expect(question(/^Pour quel domaine/)).toBeVisible();
  await moveInto('p');
  const english = question(getMatched.steps.role.question);
  await expect(english).toBeVisible();
  await expect(page.locator(':lang(en)').and(english)).toBeVisible();
  await expect(developer(page)).toBeChecked();
});

test('Shared Daylight is all in English on a page in a language without translations', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, {
    html: 'lang="nl"',
    body: '<hire-shared-daylight places="Europe/Amsterdam America/New_York" date="2026-03-10"></hire-shared-daylight>',
  });
  const element = page.locator('hire-shared-daylight');
  await expect(element.getByText(/hours?\b/).first()).toBeVisible();
  await expect(element).not.toContainText(/\buur\b|maart|maandag|zondag/i);
  await expect(element).toContainText(/March/);
});

test('a frame tells its page its height and its events, and a message from elsewhere is ignored', async ({
  page,
}) => {
  const frame = `${site}/embed/frame/get-matched?partner=acme`;
  await openHostPage(page, {
    policy: '',
    head: `<script>${frameListener(site)}</script>`,
    body: `<iframe src="${frame}" title="Form" width="400" height="100"></iframe>`,
  });
  const size = () =>
    page.locator('iframe[title=Form]').evaluate(({ clientHeight }) => clientHeight);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    addEventListener('hire-step', ({ detail }) => heard.push(detail));
    Object.assign(window, { heard });
  });
  const form = page.frameLocator('iframe[title=Form]');
  await expect(form.getByRole('radio', { name: 'Developer' })).toBeVisible();
  await expect.poll(size).toBeGreaterThan(400);
  const before = await size();
  // A page that only says that it is the frame.
  await page.evaluate(() => postMessage({ type: 'hire-height', height: 9 }, '*'));
  await form.getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ step: 2, of: stepCount }]);
  await expect.poll(size).not.toBe(before);
  expect(await size()).toBeGreaterThan(300);
});

test('tags in the shadow roots of a page are loaded, also in one inside another', async ({
  page,
}) => {
  await openHostPage(page, {
    body: '<our-page><template shadowrootmode="open"><our-card><template shadowrootmode="open"><hire-get-matched></hire-get-matched></template></our-card></template></our-page>',
  });
  await expect(developer(page)).toBeVisible();
});

for (const [place, around] of [
  ['a dialog', ['<dialog open>', '</dialog>']],
  ['a table', ['<table><tr><td>', '</td></tr></table>']],
] as const) {
  test(`a form has room in ${place} of the page`, async ({ page }) => {
    await openHostPage(page, { body: around.join('<hire-get-matched></hire-get-matched>') });
    await expect(developer(page)).toBeVisible();
    expect((await wizardOf(page).boundingBox())?.width).toBeGreaterThan(250);
  });
}

test('CSS columns of the page do not cut the form', { tag: '@all' }, async ({ page }) => {
  await openHostPage(page, {
    policy: styledPolicy,
    head: `<style>body { columns: 2; }</style>${loader}`,
    body: `${'<p>Text</p>'.repeat(3)}<hire-get-matched></hire-get-matched>`,
  });
  await expect(developer(page)).toBeVisible();
  const boxes = await wizardOf(page).evaluate((element) => element.getClientRects().length);
  expect(boxes).toBe(1);
});

test('on a page that a class makes dark, the line of the builder makes the form dark', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, {
    policy: styledPolicy,
    head: `<style>${code.dark}</style>${loader}`,
    body: '<main class="dark"><hire-get-matched></hire-get-matched></main>',
  });
  const heading = wizardOf(page).getByRole('heading').first();
  await expect(heading).toHaveCSS('color', 'rgb(244, 240, 231)');
  await page.locator('main').evaluate((main) => main.classList.remove('dark'));
  await expect(heading).toHaveCSS('color', 'rgb(3, 44, 52)');
});

test('the newsletter card leaves a chat button free, at the bottom and at the top', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, {
    body: '<hire-newsletter-popup corner="start" distance="96" open></hire-newsletter-popup>',
  });
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  const free = async () => {
    const { x, y, height: own } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return { x, below: Math.round(height - y - own) };
  };
  await expect.poll(free).toEqual({ x: 16, below: 96 });
  await page.locator('body').evaluate((body) => {
    const button = document.createElement('button');
    button.style.cssText = 'position: fixed; inset: auto auto 150px 32px; block-size: 24px';
    body.append(button);
  });
  await page.keyboard.press('Tab');
  await page.locator('body > button').focus();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(16, 0);
});

test('the bubble can be in the other corner, and above a chat button', { tag: '@all' }, async ({
  page,
}) => {
  await openHostPage(page, {
    body: '<hire-popover mode="bubble" corner="start" distance="96"><p>1</p></hire-popover>',
  });
  const bubble = page.getByRole('button', { name: 'Get started' });
  const box = await bubble.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(box?.x).toBe(16);
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeCloseTo(96, 0);
  await bubble.click();
  expect((await page.getByRole('dialog').boundingBox())?.x).toBe(16);
});

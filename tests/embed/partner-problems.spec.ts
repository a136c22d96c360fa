import { expect, type Page, test } from 'playwright/test';
import { brand } from '../../site/content/brand.ts';
import { code } from '../../site/embed-builder/content/code.ts';
import { frameCode, frames } from '../../site/embed-builder/content/frames.ts';
import { refuse } from '../../supabase/functions/send-email/http/answer.ts';
import { Refusal } from '../../supabase/functions/send-email/http/refusal.ts';
import { partner, site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { collectSubmissions, mockSubmissions } from '../e2e/submissions.ts';
import { answerQuickly, press, question, sendQuickly, stepCount, wizardOf } from '../e2e/wizard.ts';
import { discoveryCall } from '../messages.ts';
import { loader, openHostPage, styledPolicy } from './host-page.ts';
import { whenDefined } from './scenarios.ts';

/** Answers the form's request as the function does when it refuses it. */
async function refuseForms(page: Page, refusal: Refusal): Promise<void> {
  const answer = refuse('request-id', refusal);
  const body = await answer.text();
  await mockSubmissions(page, (route) =>
    route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body }),
  );
}

test('a page whose origin is not listed is told why in the console and in hire-error, and nothing typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('hire-error', ({ detail }) => heard.push(detail));
  });
  await page.addInitScript(code.errors);
  const { errors, warnings } = await openHostPage(page, {
    body: '<hire-get-matched partner="acme"></hire-get-matched>',
  });
  await whenDefined(page, 'hire-get-matched');
  await refuseForms(page, new Refusal('origin_not_allowed'));
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  const form = 'Get Matched - Multi-Step';
  await expect
    .poll(() => errors)
    .toContain(
      `hire: "${form}" was not sent: Forms are not accepted from this origin. (403 origin_not_allowed request request-id) Ask ${brand.email} to add ${partner} to ALLOWED_ORIGINS.`,
    );
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    { form, partner: 'acme', reason: 'origin_not_allowed', status: 403 },
  ]);
  expect(errors).toContain(`Not sent: ${form} origin_not_allowed 403`);
  expect([...errors, ...warnings].join()).not.toContain(email);
});

test('the two lines, the bubble and the style on /embed work under the policy on /embed', async ({
  page,
}) => {
  const { errors } = await openHostPage(page, {
    head: `<style>${code.style}</style>`,
    body: `<main>${code.embed}</main>${code.popover}`,
    policy: `default-src 'none'; style-src 'unsafe-inline'; ${code.policy.replaceAll('\n', ' ')}`,
  });
  const inPage = page.locator('main > hire-get-matched');
  await expect(inPage.getByRole('radio', { name: 'Developer' })).toBeVisible();
  await expect(inPage.getByRole('button', { name: 'Next' })).toHaveCSS(
    'background-color',
    'rgb(91, 33, 182)',
  );
  await page.getByRole('button', { name: 'Get matched' }).click();
  const inBubble = page.locator('hire-popover > hire-get-matched');
  await expect(inBubble.getByRole('radio', { name: 'Developer' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a wizard whose role is set as a property after it was added keeps its answers when it is made anew', async ({
  page,
}) => {
  await openHostPage(page, { body: '<aside></aside>' });
  const add = () =>
    page.evaluate(() => {
      const wizard = document.createElement('hire-get-matched');
      document.querySelector('aside')?.replaceChildren(wizard);
      // As React 18 and Angular do: after the element was added, in the same task or in a later one.
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          wizard.forRole = 'dev';
          resolve();
        }),
      );
    });
  await add();
  await whenDefined(page, 'hire-get-matched');
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
  await callMethod(wizardOf(page), 'setData', { name: 'Ada', company: 'Byron' });
  await callMethod(wizardOf(page), 'goTo', stepCount);
  await add();
  await expect(question(page, stepCount)).toBeVisible();
  expect(await callMethod(wizardOf(page), 'getData')).toMatchObject({ name: 'Ada', role: 'dev' });
  await callMethod(wizardOf(page), 'reset');
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
});

test('a listener of hire-ready that is added later is called once, when methods can be called', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, { body: '<hire-get-matched></hire-get-matched>' });
  await whenDefined(page, 'hire-get-matched');
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeVisible();
  const heard = await wizardOf(page).evaluate(async (element) => {
    const heard: unknown[] = [];
    element.addEventListener('hire-ready', ({ type, target }) =>
      heard.push(type, target === element, Reflect.get(element, 'getData').call(element).role),
    );
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    return heard;
  });
  expect(heard).toEqual(['hire-ready', true, '']);
});

test('a classic script of less than 500 bytes loads the widgets under the strictest policy', async ({
  page,
}) => {
  const script = await page.request.get(`${site}/widgets/v1/load.js`);
  expect((await script.body()).length).toBeLessThan(500);
  const { errors } = await openHostPage(page, {
    head: code.classic.replace(/https?:[^"]*(?=\/widgets)/, site),
    body: '<hire-get-matched></hire-get-matched>',
  });
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the classic script works inlined, combined with another, and inserted late by a script', async ({
  page,
}) => {
  const script = await (await page.request.get(`${site}/widgets/v1/load.js`)).text();
  const inserted = `setTimeout(() => {
    const script = document.createElement('script');
    script.text = ${JSON.stringify(script)};
    document.body.append(script);
  }, 200)`;
  for (const found of [script, `window.theirs = 1;\n;${script}\n;window.theirs = 2;`, inserted]) {
    const { errors } = await openHostPage(page, {
      policy: '',
      head: `<script>${found}</script>`,
      body: '<hire-get-matched></hire-get-matched>',
    });
    await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeVisible();
    expect(errors).toEqual([]);
  }
});

/** The recipes have the address of another build. */
const onThisSite = (recipe: string) =>
  recipe.replaceAll(/https?:\/\/[^/"']*(?=\/(widgets|embed))/g, site);

test('tags in a shadow root load once the page names it', async ({ page }) => {
  await openHostPage(page, {
    policy: '',
    body: '<your-element><template shadowrootmode="open"><slot></slot></template></your-element>',
    head: `${loader}<script type="module">${onThisSite(code.shadow)}</script>`,
  });
  await page.evaluate(() => {
    const root = document.querySelector('your-element')?.shadowRoot;
    root?.append(document.createElement('hire-get-matched'));
  });
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeVisible();
  const { email } = await sendQuickly(page);
  expect(await mailContaining(email)).toBeTruthy();
});

test('lists stay lists on a page with the toJSON of old Prototype.js', { tag: '@all' }, async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  await openHostPage(page, {
    policy: '',
    head: `<script>Array.prototype.toJSON = function () { return '[' + this.join() + ']' };
      Object.prototype.toJSON = undefined;</script>${loader}`,
    body: '<hire-get-matched for-role="dev"></hire-get-matched>',
  });
  await whenDefined(page, 'hire-get-matched');
  await callMethod(wizardOf(page), 'setData', { skills: ['React', 'APIs'], name: 'Ada' });
  await page.evaluate(() => {
    const old = document.querySelector('hire-get-matched');
    old?.replaceWith(old.cloneNode());
  });
  await expect
    .poll(() => callMethod(wizardOf(page), 'getData'))
    .toMatchObject({ skills: ['React', 'APIs'] });
  await callMethod(wizardOf(page), 'submit');
  expect(JSON.parse(sent[0]?.postData() ?? '').formData.skills).toEqual(['React', 'APIs']);
});

test('a link that ends in the tag of a dialog opens it, and one with a tag in the page scrolls there', async ({
  page,
}) => {
  await openHostPage(page, {
    body: `${code.link}<a href="/elsewhere#hire-get-matched">Start</a>
      <div style="height:3000px"></div><hire-get-matched></hire-get-matched>`,
    policy: styledPolicy,
  });
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeInViewport();
  expect(page.url()).toBe(`${partner}/made-up`);
  await page.getByRole('link', { name: 'Book a call' }).click();
  await expect(page.getByRole('dialog')).toContainText(discoveryCall.titles.details);
  expect(page.url()).toBe(`${partner}/made-up`);
});

test('a page that is opened with ?hire-check says what works and what does not', async ({
  page,
}) => {
  await openHostPage(page, { body: '<hire-get-matched></hire-get-matched>' });
  await expect(wizardOf(page)).toBeVisible();
  await page.route(`${partner}/made-up?hire-check`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${partner}/` }) }),
  );
  await page.goto(`${partner}/?hire-check`);
  const report = page.getByRole('status').filter({ hasText: 'Script' });
  await expect(report).toContainText(`✓ Origin: Forms from ${partner} are accepted.`);
  await expect(report).toContainText('✓ Partner: acme');
  await expect(report).toContainText('✓ Policy');
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toBeHidden();
});

test('a form in a frame sends a lead with its partner, and no step needs a scroll bar', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  await openHostPage(page, {
    head: '',
    policy: `default-src 'none'; frame-src ${site}; style-src 'unsafe-inline'`,
    body: frameCode(site, 'get-matched', 'acme'),
  });
  await page.setViewportSize({ width: 400, height: 1000 });
  const frame = page.frameLocator('iframe');
  const wizard = frame.locator('hire-get-matched');
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeVisible();
  const tallest = await wizard.evaluate(async (element, stepCount) => {
    const steps = element as HTMLElementTagNameMap['hire-get-matched'];
    const heights: number[] = [];
    steps.setData({ role: 'dev' });
    for (let step = 1; step <= stepCount; step += 1) {
      steps.goTo(step);
      await new Promise(requestAnimationFrame);
      heights.push(document.body.scrollHeight);
    }
    return Math.max(...heights);
  }, stepCount);
  console.log(`  the tallest step in a frame of 400 px: ${tallest} px`);
  expect(tallest).toBeLessThanOrEqual(frames['get-matched']?.height ?? 0);
  await callMethod(wizard, 'setData', { name: 'Ada', email: 'frame@byron.example' });
  await callMethod(wizard, 'submit');
  expect(new URL(sent[0]?.url() ?? '').searchParams.get('partner')).toBe('acme');
});

test('the page /embed judges pasted markup', async ({ page }) => {
  await page.goto(`${site}/embed`);
  await page.getByRole('heading', { name: 'Is my embed healthy?' }).click();
  const form = page.getByRole('form', { name: 'Check of a page' });
  await form
    .getByLabel('Markup of your page')
    .fill(
      `<html lang="nl"><script src="${site}/widgets/v1/hire.js"></script><hire-get-match partner="acme">`,
    );
  await form.getByLabel('Address of your page').fill(`${partner}/hire`);
  await form.getByRole('button', { name: 'Check it' }).click();
  const findings = form.getByRole('status');
  await expect(findings).toContainText('✗ Script: Add type="module"');
  await expect(findings).toContainText('✗ Element: <hire-get-match> is none of ours');
  await expect(findings).toContainText(`✓ Origin: Forms from ${partner} are accepted.`);
  await expect(findings).toContainText('✗ Language: We have no texts in “nl”');
});

import { loaderPath } from '../../site/content/loader.ts';
import {
  apply,
  discoveryCall,
  embedBuilder,
  getMatched,
  newsletterPanel,
  newsletterPopup,
  popover,
  sharedDaylight,
} from '../messages.ts';
import { sample, sampleNamed } from '../sample.ts';
import { functionUrl, site } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { callMethod } from './call-method.ts';
import { delayResponses } from './delay-responses.ts';
import { expect, insertTag, paste, test } from './embed-builder.fixture.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { layoutShift } from './layout-shift.ts';
import { findUnreadableText } from './site/find-unreadable-text.ts';
import { collectSubmissions } from './submissions.ts';
import { computedColor } from './token-color.ts';
import { sendQuickly, stepCount, wizardOf } from './wizard.ts';

test('a choice changes the preview and the code at once', async ({ builder }) => {
  await builder.goTo();
  await builder.choose('mode', 'bubble');
  await builder.choose('role', 'dev');
  await builder.write('partner', 'Byron & Babbage');
  await builder.write('label', 'Find people');
  await builder.frame.getByRole('button', { name: 'Find people' }).click();
  await expect(builder.frame.getByRole('radio', { name: 'Developer' })).toBeChecked();
  expect(await builder.code()).toContain(
    '<hire-popover mode="bubble" label="Find people">\n' +
      '  <hire-get-matched partner="Byron &amp; Babbage" for-role="dev" guard>',
  );
});

test('the preview shows each element, or a button that opens it in the preview', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  for (const [widget, shown] of [
    ['apply', apply.sections.you.title],
    ['newsletter-popup', newsletterPopup.title],
    ['carousel', 'Your first slide'],
    ['shared-daylight', sharedDaylight.changes.heading],
    ['get-matched', getMatched.steps.role.question],
  ] as const) {
    await builder.choose('widget', widget);
    await expect(builder.frame.getByText(shown).first()).toBeVisible();
  }
  for (const [widget, opener, heading] of [
    ['discovery-call', 'Book a call', discoveryCall.titles.details],
    ['newsletter-panel', 'Subscribe to the newsletter', newsletterPanel.title],
  ] as const) {
    await builder.choose('widget', widget);
    await builder.frame.getByRole('button', { name: opener }).click();
    await expect(builder.frame.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(builder.page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the preview keeps its answers while other choices change', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const { frame } = builder;
  await frame.getByRole('radio', { name: 'Designer' }).check();
  await frame.getByRole('button', { name: 'Next' }).click();
  await builder.choose('corners', 'square');
  await builder.hexCode('action', 'light').fill('#5b21b6');
  await builder.write('partner', 'another');
  await expect(frame.getByText(/^Step 2 of/)).toBeVisible();
  await builder.choose('mode', 'side-tab');
  await frame.getByRole('button', { name: popover.label }).click();
  await expect(frame.getByText(/^Step 2 of/)).toBeVisible();
});

test('a form that is sent from the preview arrives with the chosen partner name', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  await builder.write('partner', 'preview & co');
  const wizard = builder.frame.locator('hire-get-matched');
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeVisible();
  await callMethod(wizard, 'goTo', stepCount);
  const email = uniqueEmail();
  await wizard.getByRole('textbox', { name: /^Full name/ }).fill('Ada');
  await wizard.getByRole('textbox', { name: /^Email/ }).fill(email);
  const sent = builder.page.waitForRequest((request) => request.url().startsWith(functionUrl));
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(wizard.getByRole('heading', { name: getMatched.allSet })).toBeVisible();
  expect(await mailContaining(email)).toBeTruthy();
  const told = new URL((await sent).url()).searchParams;
  expect(told.get('partner')).toBe('preview & co');
  expect(told.get('page')).toBe(`${site}/embed-preview`);
});

test('the copy button copies the code, and says so until the code changes', async ({ builder }) => {
  await builder.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await builder.goTo();
  await builder.builtWith('webflow');
  const [first, second] = await builder.page.locator('#builder').getByRole('figure').all();
  await second?.getByRole('button', { name: /^Copy/ }).click();
  await expect(second?.getByRole('status') ?? builder.form).toHaveText('Copied');
  expect(await builder.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script type="module" src="${site}${loaderPath}"></script>`,
  );
  await first?.getByRole('button', { name: /^Copy/ }).click();
  await expect(first?.getByRole('status') ?? builder.form).toHaveText('Copied');
  await builder.write('partner', 'another');
  await expect(first?.getByRole('status') ?? builder.form).toHaveText('');
  await expect(second?.getByRole('status') ?? builder.form).toHaveText('Copied');
});

/** One that is a single block, one with hashes, and one in two blocks. */
const pastedKinds = ['html', 'pinned', 'webflow'] as const;

for (const kind of sample(pastedKinds, ['pinned'])) {
  test(`the copied code for ${embedBuilder.snippets[kind]} works on another origin, and its form arrives as a mail`, async ({
    builder,
    page,
  }) => {
    await builder.goTo();
    await builder.write('partner', '"><b>x</b>');
    await builder.hexCode('action', 'light').fill('#5b21b6');
    await builder.choose('theme', 'light');
    await builder.builtWith(kind);
    await expect(builder.codes.first()).toContainText(/hire/);
    if (kind === 'pinned') await expect(builder.codes.first()).toContainText('sha384');
    await paste(page, (await builder.codes.allTextContents()).join('\n'));
    const sent = collectSubmissions(page);
    await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeVisible();
    const next = wizardOf(page).getByRole('button', { name: 'Next' });
    await expect(next).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    const { email } = await sendQuickly(page);
    expect(await mailContaining(email)).toBeTruthy();
    expect(new URL(sent[0]?.url() ?? '').searchParams.get('partner')).toBe('"><b>x</b>');
  });
}

test('the code for Tag Manager adds the form where the partner wants it, and the form arrives', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await builder.write('partner', "Ada's {{site}}");
  await builder.hexCode('action', 'light').fill('#5b21b6');
  await builder.choose('theme', 'light');
  await builder.builtWith('tag-manager');
  await expect(builder.codes).toHaveCount(2);
  const [place = '', tag = ''] = await builder.codes.allTextContents();
  await insertTag(page, place, tag);
  const wizard = page.getByRole('main').locator('hire-get-matched');
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeVisible();
  const next = wizard.getByRole('button', { name: 'Next' });
  await expect(next).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  const { email } = await sendQuickly(page);
  expect((await mailContaining(email)).text).toContain("Ada's {{site}}");
});

test('the code for Tag Manager adds a bubble to any page, with the partner’s translation', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await builder.choose('mode', 'bubble');
  const area = await builder.openWords();
  await area.fill((await area.inputValue()).replace(popover.label, "Los geht's </script>"));
  await builder.builtWith('tag-manager');
  await expect(builder.codes).toHaveCount(1);
  await expect(builder.codes).toContainText('Los geht');
  await insertTag(page, '', await builder.code());
  await page.getByRole('button', { name: "Los geht's </script>" }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('with a fixed version, the browser refuses a changed file that the loader imports', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await builder.builtWith('pinned');
  await expect(builder.codes.first()).toContainText('sha384');
  const code = await builder.code();
  await page.route(/\/widgets\/\d[^/]*\/get-matched\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await paste(page, code);
  await refused;
  await expect(page.getByRole('link', { name: 'Get matched' })).toBeVisible();
});

test('the builder warns about colors with too little contrast, and the suggested color fixes it', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const checks = builder.form.getByRole('status');
  await expect(checks).toHaveText(embedBuilder.words.passes);
  await builder.choose('theme', 'light');
  await builder.hexCode('on-action', 'light').fill('#128080');
  await expect(checks).toContainText(
    'In the light theme, the text on buttons has a contrast of 1.71:1. It needs 4.5:1. Choose a lighter color for “Text on button.”',
  );
  await checks.getByRole('button', { name: /^Use #/ }).click();
  await expect(checks).toHaveText(embedBuilder.words.passes);
  await expect(builder.hexCode('on-action', 'light')).toBeFocused();
});

test('a color can be typed with three or six digits or picked, and an invalid color is marked', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const digits = builder.hexCode('surface', 'light');
  const picker = builder.colorPicker('surface', 'light');
  await digits.fill('#eef');
  await digits.press('Tab');
  await expect(digits).toHaveValue('#eeeeff');
  await expect(picker).toHaveValue('#eeeeff');
  await picker.fill('#fffbe8');
  await expect(digits).toHaveValue('#fffbe8');
  await digits.fill('#oops');
  await expect(digits).toHaveAttribute('aria-invalid', 'true');
  await expect(picker).toHaveValue('#fffbe8');
});

test('the preview has the language and the text direction of the partner’s page', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const page = builder.frame.locator('html');
  await builder.choose('language', 'ar');
  await expect(page).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveAttribute('lang', 'ar');
  await builder.choose('language', 'other');
  await builder.write('otherLanguage', 'fa');
  await builder.choose('direction', 'rtl');
  await expect(page).toHaveAttribute('lang', 'fa');
  await expect(page).toHaveAttribute('dir', 'rtl');
});

test('a partner can translate the texts, see them in the preview, and copy them with the code', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await builder.choose('mode', 'bubble');
  const area = await builder.openWords();
  const translated = (await area.inputValue())
    .replace(getMatched.steps.role.question, 'Wen suchen Sie?')
    .replace(popover.label, 'Loslegen');
  await area.fill(translated);
  await builder.frame.getByRole('button', { name: 'Loslegen' }).click();
  await expect(builder.frame.getByRole('heading', { name: 'Wen suchen Sie?' })).toBeVisible();
  const code = await builder.code();
  expect(code).toContain('<hire-popover mode="bubble" lang="de">');
  expect(code).not.toContain(getMatched.skip);
  await paste(page, code);
  await page.getByRole('button', { name: 'Loslegen' }).click();
  await expect(page.getByRole('heading', { name: 'Wen suchen Sie?' })).toBeVisible();
});

test('an error in the messages is reported with its line, and the preview keeps the valid messages', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const area = await builder.openWords();
  const right = (await area.inputValue()).replace(
    getMatched.steps.role.question,
    'Wen suchen Sie?',
  );
  await area.fill(right);
  const heading = builder.frame.getByRole('heading', { name: 'Wen suchen Sie?' });
  await expect(heading).toBeVisible();
  const broken = right.replace('"short": "Role",', '"short": "Rolle"');
  await area.fill(broken);
  const told = builder.form.getByRole('status').filter({ hasText: /Line|name/ });
  // The comma is missed where the next line begins.
  const line = broken.slice(0, broken.indexOf('"Rolle"')).split('\n').length + 1;
  await expect(told).toContainText(
    `Line ${line} is not valid JSON. Look for a missing or extra quotation mark`,
  );
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toBeVisible();
  expect(await builder.code()).toContain('"Wen suchen Sie?"');
  await area.fill(right.replace('"short"', '"shrot"'));
  await expect(told).toContainText(
    'We have no text with this name: hire-get-matched.steps.role.shrot.',
  );
  await area.fill(right);
  await expect(told).toHaveCount(0);
  await expect(area).toHaveAttribute('aria-invalid', 'false');
});

test('edited messages stay while other choices change, until the reset', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const area = await builder.openWords();
  await area.fill(
    (await area.inputValue()).replace(getMatched.steps.role.question, 'Wen suchen Sie?'),
  );
  await builder.choose('widget', 'discovery-call');
  await expect(area).not.toHaveValue(/Wen suchen Sie/);
  await builder.choose('widget', 'get-matched');
  await expect(area).toHaveValue(/Wen suchen Sie/);
  await builder.choose('language', 'en');
  await expect(area).toBeHidden();
  await expect(
    builder.frame.getByRole('heading', { name: getMatched.steps.role.question }),
  ).toBeVisible();
  await builder.reset.click();
  await builder.choose('language', 'de');
  await expect(area).toHaveValue(/"Who do you need\?"/);
});

test('the preview has the theme of the page, unless a theme is chosen', {
  tag: '@all',
}, async ({ builder }) => {
  await builder.goTo();
  const card = builder.frame.getByRole('radio', { name: 'Developer' }).locator('..');
  await expect(card).toHaveCSS('background-color', computedColor('color-surface', 'light'));
  await builder.form.getByRole('radio', { name: 'Dark' }).check();
  await expect(card).toHaveCSS('background-color', computedColor('color-surface', 'dark'));
  await builder.choose('theme', 'light');
  await expect(card).toHaveCSS('background-color', computedColor('color-surface', 'light'));
});

test('the URL contains every choice, so that it survives a reload and can be shared', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await builder.choose('widget', 'apply');
  await builder.choose('mode', 'dialog');
  await builder.write('label', 'Work with “us” & them');
  await builder.hexCode('surface', 'dark').fill('#101010');
  await builder.builtWith('vue');
  const before = await builder.code();
  for (const come of [() => page.reload(), () => page.goto(page.url())]) {
    await come();
    await builder.form.scrollIntoViewIfNeeded();
    await expect(builder.codes).toHaveCount(3);
    expect(await builder.code()).toBe(before);
  }
  await builder.reset.click();
  await expect(page).toHaveURL('/embed#builder');
  await expect(builder.codes).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a URL with unknown choices shows the first options', { tag: '@all' }, async ({ builder }) => {
  await builder.goTo('?widget=fixture&mode=toast&for=cobol&action-light=red');
  await expect(builder.field('widget')).toHaveValue('get-matched');
  await expect(builder.form.getByRole('radio', { name: 'HTML', exact: true })).toBeChecked();
  await expect(builder.hexCode('action', 'light')).toHaveAttribute('aria-invalid', 'true');
  await expect(builder.frame.getByRole('radio', { name: 'Developer' })).toBeVisible();
});

test('"Get the code", or Enter in a field, moves to the copy button above the code, even if the code is long', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  const copy = page.locator('#builder').getByRole('button', { name: /^Copy/ }).first();
  const before = await copy.boundingBox();
  await builder.builtWith('pinned');
  await expect(builder.codes.first()).toContainText('sha384');
  for (const act of [() => builder.toCode.click(), () => builder.field('partner').press('Enter')]) {
    await act();
    await expect(copy).toBeFocused();
    await expect(copy).toBeInViewport();
  }
  const [button, lines] = [await copy.boundingBox(), await builder.codes.first().boundingBox()];
  expect(button?.x).toBe(before?.x);
  expect(button?.y).toBeLessThan(lines?.y ?? 0);
});

test('a partner can choose, open and copy with the keyboard alone', { tag: '@all' }, async ({
  builder,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await builder.goTo();
  const { keyboard } = page;
  await builder.field('widget').focus();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(builder.form.getByLabel('Placement')).toHaveValue('dialog');
  await builder.form.getByRole('radio', { name: 'HTML', exact: true }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(builder.form.getByRole('radio', { name: 'React' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: embedBuilder.words.reset })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.locator('#builder').getByRole('figure').first()).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^npm install @/);
});

const scripts = { 'the page’s script': /\/shell-/, 'the builder’s script': /\/builder-/ };

for (const [what, url] of sampleNamed(scripts, 'the page’s script')) {
  test(`choices made before ${what} has loaded are in the code, the preview and the URL`, async ({
    builder,
    page,
  }) => {
    const release = await delayResponses(page, url);
    await page.goto('/embed?theme=dark&role=designer&for=webflow', { waitUntil: 'commit' });
    await builder.choose('role', 'dev');
    await builder.write('partner', 'early');
    await builder.unfold();
    await builder.colorPicker('action', 'dark').fill('#c4b5fd');
    await builder.builtWith('shopify');
    await expect(builder.toCode).toBeHidden();
    await builder.field('partner').press('Enter');
    release();
    await expect(builder.codes.first()).toContainText(
      'partner="early" for-role="dev" guard theme="dark"',
    );
    expect(await builder.code()).toContain('--hire-color-action: #c4b5fd;');
    await expect(page.getByRole('heading', { name: /^In the theme editor/ })).toBeVisible();
    await expect(builder.toCode).toBeVisible();
    await page.getByTitle(/^Preview/).scrollIntoViewIfNeeded();
    await expect(builder.frame.getByRole('radio', { name: 'Developer' })).toBeChecked();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      theme: 'dark',
      role: 'dev',
      partner: 'early',
      'action-dark': '#c4b5fd',
      for: 'shopify',
    });
  });
}

test('a choice made without scrolling, as with a screen reader, loads the script', {
  tag: '@all',
}, async ({ builder, page }) => {
  await page.goto('/embed');
  await builder.form.getByLabel('Role').evaluate((select: HTMLSelectElement) => {
    select.value = 'dev';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(builder.codes.first()).toContainText('for-role="dev"');
});

test('if its script cannot load, the builder says so and shows no options', async ({
  builder,
  page,
}) => {
  await page.route(/\/builder-/, (route) => route.abort());
  await page.goto('/embed');
  await builder.form.scrollIntoViewIfNeeded();
  await expect(page.getByText(embedBuilder.words.needsScripts)).toBeVisible();
  await expect(builder.form).toBeHidden();
  await expect(builder.codes).toContainText('<hire-get-matched');
});

test('the builder loads nothing until it is near the viewport, and nothing from another origin', {
  tag: '@all',
}, async ({ page, builder }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/embed');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /builder|embed-preview/.test(url))).toEqual([]);
  await builder.goTo();
  await expect(builder.frame.getByRole('radio', { name: 'Developer' })).toBeVisible();
  await builder.builtWith('pinned');
  await expect(builder.codes.first()).toContainText('sha384');
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(site))).toEqual([]);
});

test('the builder reports that the hashes did not load, and a retry loads them', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo();
  await page.route('**/integrity.json', (route) => route.abort());
  await builder.builtWith('pinned');
  const notice = page.getByRole('heading', { name: /^We couldn’t create the code/ });
  await expect(notice).toBeVisible();
  await expect(page.locator('#builder').getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await page.unroute('**/integrity.json');
  await builder.builtWith('html');
  await builder.builtWith('pinned');
  await expect(builder.codes.first()).toContainText('sha384');
});

test('without scripts the builder shows the plain code and a reason, and no controls', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/embed`);
  await expect(page.getByText(embedBuilder.words.needsScripts)).toBeVisible();
  await expect(page.locator('#builder').getByRole('code')).toContainText('<hire-get-matched');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await page.close();
});

test('axe finds no violations in the builder with warnings, in the light and the dark theme', {
  tag: '@all',
}, async ({ builder, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await builder.goTo('?mode=bubble&openOn=delay&on-action-light=%23128080&language=other');
  await builder.builtWith('react');
  await expect(builder.form.getByRole('status').first()).toContainText('It needs 4.5:1');
  await expect(builder.form.getByLabel(embedBuilder.words.translation)).toHaveValue(/hire-popover/);
  // During a transition between the themes, the contrast is that of neither theme.
  await page.addStyleTag({ content: ':root { --hire-duration-state: 0s; }' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await describeViolations(page, { exclude: 'iframe' })).toEqual([]);
  }
});

test('all text is readable at every width, in both text directions', {
  tag: '@all',
}, async ({ builder, page }) => {
  await builder.goTo('?mode=bubble&openOn=delay&on-action-light=%23128080&for=pinned');
  await expect(builder.codes.first()).toContainText('sha384');
  for (const [width, dir] of [
    [320, 'ltr'],
    [390, 'rtl'],
    [1280, 'rtl'],
  ] as const) {
    await test.step(`${width} px, ${dir}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      expect(await page.evaluate(findUnreadableText)).toEqual([]);
    });
  }
});

test('in forced colors a choice, a warning and its color are visible', {
  tag: '@all',
}, async ({ builder, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await builder.goTo('?theme=light&on-action-light=%23128080');
  const offer = builder.form.getByRole('button', { name: /^Use #/ });
  const color = await offer.textContent();
  const swatch = offer.locator('i');
  const shown = await swatch.evaluate((each) => getComputedStyle(each).backgroundColor);
  const [red, green, blue] = shown.match(/\d+/g)?.map(Number) ?? [];
  const hex = [red, green, blue].map((each = 0) => each.toString(16).padStart(2, '0')).join('');
  expect(color).toContain(`#${hex}`);
  await expect(builder.form.getByRole('radio', { name: 'HTML', exact: true })).toHaveCSS(
    'appearance',
    'auto',
  );
});

test('no choice causes a layout shift on a phone', { tag: '@all' }, async ({ builder, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await builder.goTo();
  // By keyboard, because browsers do not count layout shifts right after a click.
  await builder.form.getByLabel('Placement').focus();
  await page.keyboard.press('ArrowDown');
  await expect(builder.frame.getByRole('button', { name: 'Get matched' })).toBeVisible();
  await builder.field('widget').focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(builder.frame.getByRole('dialog')).toBeVisible();
  await builder.builtWith('pinned');
  await expect(builder.codes.first()).toContainText('sha384');
  await builder.builtWith('wordpress');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

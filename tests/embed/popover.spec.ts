import { expect, type Page, test } from 'playwright/test';
import { inbox, partner, site } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { expectAccessible } from '../e2e/newsletter.fixture.ts';
import { answerAll, doneHeading, press, sentFrom } from '../e2e/wizard.ts';
import {
  arrive,
  arriveAndOpen,
  frame,
  goTo,
  isBeside,
  LABEL,
  modes,
  opener,
  tag,
  untilDefined,
} from './popover.fixture.ts';

const focusedText = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
  });

for (const mode of modes) {
  test.describe(`as ${mode}`, () => {
    test('it opens by keyboard with its heading focused, and Escape gives the focus back', async ({
      page,
    }) => {
      await arrive(page, { mode });
      await expect(frame(page)).toBeHidden();
      await opener(page, mode).focus();
      await page.keyboard.press('Enter');
      await expect(frame(page)).toBeVisible();
      await expect(frame(page).getByRole('heading', { name: LABEL })).toBeFocused();
      await expect(tag(page)).toHaveAttribute('open', '');
      await page.keyboard.press('Escape');
      await expect(frame(page)).toBeHidden();
      await expect(tag(page)).not.toHaveAttribute('open');
      await expect(opener(page, mode)).toBeFocused();
    });

    test('its button closes it too', async ({ page }) => {
      await arriveAndOpen(page, { mode });
      await frame(page).getByRole('button', { name: 'Close' }).press('Enter');
      await expect(frame(page)).toBeHidden();
      await expect(opener(page, mode)).toBeFocused();
    });

    test('what was answered is there when it opens again', async ({ page }) => {
      await arriveAndOpen(page, { mode });
      await page.getByRole('radio', { name: 'Designer' }).check();
      await press(page, 'Next');
      await page.getByRole('radio', { name: 'Part-time' }).check();
      await page.keyboard.press('Escape');
      await expect(frame(page)).toBeHidden();
      await expect(opener(page, mode)).toBeFocused();
      await opener(page, mode).click();
      await expect(page.getByText('Step 2 of 9')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Part-time' })).toBeChecked();
    });

    test('the wizard in it goes all the way to the inbox, once', async ({ page }) => {
      const sent = sentFrom(page);
      await arriveAndOpen(page, { mode });
      const { email } = await answerAll(page);
      await press(page, 'Submit');
      await expect(doneHeading(page)).toBeVisible();
      await mailContaining(email);
      const mails: { source: string }[] = await (await fetch(`${inbox}/api/messages`)).json();
      expect(mails.filter(({ source }) => source.includes(email))).toHaveLength(1);
      expect(sent).toHaveLength(1);
      const notice = page.getByRole('status').filter({ hasText: 'Success!' });
      await notice.getByRole('button').click();
      await expect(notice.getByRole('button')).toHaveCount(0);
      await expect(frame(page)).toBeVisible();
    });

    test('the page behind it keeps its overflow and its place', async ({ page }) => {
      await arrive(page, { mode });
      const look = () =>
        page.evaluate(() => [
          ...[document.documentElement, document.body].flatMap((element) => [
            element.getAttribute('style'),
            getComputedStyle(element).overflow,
          ]),
          scrollY,
          document.documentElement.scrollWidth,
        ]);
      const before = await look();
      await opener(page, mode).click();
      await expect(page.getByText('Step 1 of 9')).toBeVisible();
      await page.mouse.move(900, 300);
      await frame(page).hover();
      await page.mouse.wheel(0, 3_000);
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
      expect(await look()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(frame(page)).toBeHidden();
      expect(await look()).toEqual(before);
    });

    for (const [colorScheme, width] of [
      ['light', 320],
      ['dark', 1280],
    ] as const) {
      test(`A1 axe finds nothing on ${width} px in ${colorScheme}, closed or open`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 720 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await arrive(page, { mode });
        await expectAccessible(page);
        await opener(page, mode).click();
        await expect(page.getByText('Step 1 of 9')).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const dir of ['ltr', 'rtl'] as const) {
      test(`A5 on 320 px it is on the page whole, ${dir}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 480 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await arrive(page, { mode, dir });
        await expect(opener(page, mode)).toBeInViewport({ ratio: 1 });
        await opener(page, mode).click();
        await expect(page.getByText('Step 1 of 9')).toBeVisible();
        const box = await frame(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByText('Step 2 of 9')).toBeVisible();
        await frame(page).getByRole('button', { name: 'Close' }).click();
        await expect(frame(page)).toBeHidden();
      });
    }

    test('nothing moves where motion is not welcome', async ({ page }) => {
      const moves = () =>
        page.evaluate(() => document.getAnimations().some((each) => each instanceof CSSAnimation));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveAndOpen(page, { mode });
      expect(await moves()).toBe(false);
    });
  });
}

for (const mode of ['dialog', 'slide-in'] as const) {
  test(`as ${mode} the page waits, and Tab stays inside`, async ({ page }) => {
    await arriveAndOpen(page, { mode });
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe('Close');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Project manager' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe('Close');
    const seen = new Set<string>();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      seen.add(await focusedText(page));
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Next', 'Skip this question', 'Close']));
    expect([...seen]).not.toContain('Find people');
  });

  test(`as ${mode} a press beside it closes it`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 });
    await arriveAndOpen(page, { mode });
    await page.mouse.click(40, 360);
    await expect(frame(page)).toBeHidden();
  });
}

for (const mode of ['side-tab', 'bubble'] as const) {
  test(`as ${mode} the page stays in use, and Escape works from there`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 });
    await arriveAndOpen(page, { mode });
    await page.getByRole('link', { name: 'Find people here' }).focus();
    await expect(frame(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Find people here' })).toBeFocused();
  });

  test(`as ${mode} it gives way to what the keyboard reaches behind it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 720 });
    await arriveAndOpen(page, { mode });
    const link = page.getByRole('link', { name: 'To the beginning' });
    await link.focus();
    await expect(frame(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test(`as ${mode} its button is still there when the tag was moved`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { errors: [] });
      addEventListener('error', ({ message }) => Reflect.get(window, 'errors').push(message));
    });
    await arriveAndOpen(page, { mode });
    await page.getByRole('radio', { name: 'Designer' }).check();
    await tag(page).evaluate((element) => document.body.append(element));
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Designer' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(opener(page, mode)).toBeVisible();
    await tag(page).evaluate((element) => document.querySelector('main')?.prepend(element));
    await expect(opener(page, mode)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual([]);
  });

  test(`as ${mode} no host’s stacking buries its button`, async ({ page }) => {
    await arrive(page, {
      mode,
      style:
        'main { transform: scale(1); overflow: clip; } h1 { position: fixed; inset: 0; z-index: 2147483647; }',
    });
    await opener(page, mode).click();
    await expect(frame(page)).toBeVisible();
  });
}

test('a link with its id opens it, and leads on where its script cannot be had', async ({
  page,
}) => {
  await arrive(page);
  await page.getByRole('link', { name: 'Find people here' }).click();
  await expect(frame(page)).toBeVisible();
});

test('what is inside is fetched when it opens, and not before, though it is in sight', async ({
  page,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/widgets\/v1\/element/, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await goTo(page, { mode: 'bubble', style: 'main > p { display: none; }' });
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeInViewport();
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  expect(asked).toHaveLength(1);
  release();
  await untilDefined(page);
  await opener(page, 'bubble').click();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('asked for before its script is there, it opens when it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/widgets\/v1\/element/, async (route) => {
    await released;
    await route.continue();
  });
  await goTo(page);
  await page.getByRole('button', { name: 'Find people', exact: true }).click();
  await expect(frame(page)).toBeHidden();
  release();
  await expect(frame(page)).toBeVisible();
});

test('the attribute, the property and the methods are one', async ({ page }) => {
  await arrive(page, { attributes: 'open' });
  await expect(frame(page)).toBeVisible();
  await tag(page).evaluate((element) => element.removeAttribute('open'));
  await expect(frame(page)).toBeHidden();
  await tag(page).evaluate((element) => Reflect.set(element, 'open', true));
  await expect(frame(page)).toBeVisible();
  await tag(page).evaluate((element: HTMLElementTagNameMap['hire-popover']) => element.toggle());
  await expect(frame(page)).toBeHidden();
});

test('a host hears of its opening and closing, and can forbid either', async ({ page }) => {
  await arrive(page);
  await tag(page).evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard, forbidden: 'hire-open' });
    for (const type of ['hire-open', 'hire-close']) {
      element.ownerDocument.addEventListener(type, (event) => {
        heard.push(type);
        if (Reflect.get(window, 'forbidden') === type) event.preventDefault();
      });
    }
  });
  const forbid = (type: string) =>
    page.evaluate((name) => void Object.assign(window, { forbidden: name }), type);
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  const button = page.getByRole('button', { name: 'Find people', exact: true });
  await button.click();
  await expect.poll(heard).toEqual(['hire-open']);
  await expect(frame(page)).toBeHidden();
  await forbid('hire-close');
  await button.click();
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeVisible();
  await forbid('');
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(frame(page)).toBeHidden();
  expect(await heard()).toEqual(['hire-open', 'hire-open', 'hire-close', 'hire-close']);
});

for (const mode of modes) {
  test(`as ${mode} it never opens where the page hides it, for nobody would see what it holds up`, async ({
    page,
  }) => {
    await arrive(page, { mode, style: 'main > hire-popover { display: none; }' });
    await tag(page).evaluate((element: HTMLElementTagNameMap['hire-popover']) => {
      const hidden = document.createElement('div');
      hidden.hidden = true;
      element.before(hidden);
      hidden.append(element);
      element.open();
    });
    await expect(tag(page)).not.toHaveAttribute('open');
    await page.getByRole('link', { name: 'To the beginning' }).click();
  });
}

test('without scripts the link in it is what a reader sees', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await goTo(page, { mode: 'bubble' });
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeVisible();
  await page.close();
});

test('where our host is down, the link in it is what a reader sees', async ({ page }) => {
  await page.route(/\/widgets\/v1\/element/, (route) => route.abort());
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('hire-popover'),
  );
  await goTo(page, { mode: 'bubble' });
  await refused;
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeVisible();
  const failed = page.waitForRequest(`${partner}/elsewhere`);
  await page.getByRole('link', { name: 'Find people here' }).click();
  await failed;
});

test('where only what it holds is missing, it shows the link, and closes', async ({ page }) => {
  await arrive(page);
  await page.route(/\/widgets\/v1\/element/, (route) => route.abort());
  await page.getByRole('button', { name: 'Find people', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ask for people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
});

test('on a page with the strictest policy every mode opens, and nothing is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { refusals: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'refusals').push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(`${partner}/popover`);
  await untilDefined(page);
  const ways = [
    [page.getByRole('button', { name: 'Find me two people' }), 'Two people for your team'],
    [page.getByRole('link', { name: 'Work with them yourself' }), 'Join the network'],
    [page.getByRole('button', { name: 'What people say' }), 'What people say'],
    [page.getByRole('button', { name: 'Get matched' }), 'Get matched'],
  ] as const;
  for (const [way, name] of ways) {
    await way.click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(way).toBeFocused();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'refusals'))).toEqual([]);
});

test('the loader answers for a popover that comes later, and for the form in it', async ({
  page,
}) => {
  await goTo(page, { tags: '' });
  await page.evaluate((address) => {
    const popover = document.createElement('hire-popover');
    popover.setAttribute('mode', 'bubble');
    popover.setAttribute('label', 'Get matched');
    popover.innerHTML = `<hire-get-matched><a href="${address}">x</a></hire-get-matched>`;
    document.querySelector('main')?.append(popover);
  }, site);
  await opener(page, 'bubble').click();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  expect(isBeside('bubble')).toBe(true);
});

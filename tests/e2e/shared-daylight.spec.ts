import { expect, type Locator, type Page, test } from 'playwright/test';
import type { Overlap } from '../../widgets/elements.d.ts';
import { openHostPage } from '../embed/host-page.ts';
import { sharedDaylight } from '../messages.ts';
import { site } from './addresses.ts';
import { callMethod } from './call-method.ts';
import { delayResponses } from './delay-responses.ts';

test.use({ timezoneId: 'Africa/Johannesburg', locale: 'en-US' });

const element = (page: Page): Locator => page.locator('hire-shared-daylight');
const heading = (page: Page): Locator => element(page).getByRole('heading', { level: 2 });
const place = (page: Page, city: string): Locator =>
  element(page).getByRole('group', { name: city });

/** Two places that are two hours apart on a day in winter. */
const link =
  '/shared-daylight#places=Africa/Johannesburg,Europe/London&hours=09:00-17:00&date=2026-12-01';

/** Opens the link, and waits until the element shows its plan. */
async function openLink(page: Page): Promise<void> {
  await page.goto(link);
  await expect(element(page).getByLabel('Date')).toHaveValue('2026-12-01');
  await expect(heading(page)).toHaveText('You share 6 hours');
}

test('the element compares two places in words, in a table and over the year', async ({ page }) => {
  await openLink(page);
  await expect(element(page)).toContainText('11 a.m. to 5 p.m. your time');
  await expect(element(page).getByRole('row', { name: 'London' })).toHaveText(
    /9 a\.m\. to 5 p\.m\..*9 a\.m\. to 3 p\.m\./,
  );
  const changes = element(page).getByRole('region', { name: sharedDaylight.changes.heading });
  await expect(changes).toContainText('You share 7 hours from March 28, 2027 on');
  const meeting = element(page).getByRole('region', { name: sharedDaylight.meeting.heading });
  await expect(meeting).toContainText('Tuesday 12 p.m.');
  await expect(meeting).toContainText('Tuesday 10 a.m.');
});

test('the word for the date stands clear of its field', { tag: '@all' }, async ({ page }) => {
  await openLink(page);
  const gap = await element(page)
    .getByLabel('Date', { exact: true })
    .evaluate((field) => {
      const word = document.createRange();
      word.selectNodeContents(field.previousSibling as Node);
      return field.getBoundingClientRect().left - word.getBoundingClientRect().right;
    });
  expect(gap).toBeGreaterThanOrEqual(8);
});

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('the times are those of a 24-hour clock', async ({ page }) => {
    await openLink(page);
    await expect(element(page)).toContainText('11:00 to 17:00 your time');
    await expect(place(page, 'London').getByLabel('To')).toContainText('23:30');
  });
});

test('without a link, it compares the visitor’s own zone today', async ({ page }) => {
  await page.clock.install({ time: '2026-07-01T12:00:00Z' });
  await page.goto('/shared-daylight');
  await expect(heading(page)).toHaveText('You share 7 hours');
  await expect(place(page, 'Johannesburg')).toBeVisible();
  await expect(element(page).getByLabel('Date')).toHaveValue('2026-07-01');
});

test('a change made before the code that reads links has loaded stays', async ({ page }) => {
  const release = await delayResponses(page, /\/address-.*\.js/);
  await page.goto(link);
  await element(page).getByRole('button', { name: sharedDaylight.add }).click();
  await expect(place(page, 'New York')).toBeVisible();
  release();
  await expect(page).toHaveURL(/America\/New_York/);
  await expect(place(page, 'New York')).toBeVisible();
});

test('a visitor changes hours and a city by keyboard, and the link restores the result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLink(page);
  await place(page, 'London').getByLabel('From').focus();
  await page.keyboard.type('12 p');
  await expect(heading(page)).toHaveText('You share 3 hours');
  await place(page, 'London').getByRole('button', { name: 'City: London' }).focus();
  await page.keyboard.type('york');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('york');
  await expect(page.getByRole('option', { name: 'New York' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(
    place(page, 'New York').getByRole('button', { name: 'City: New York' }),
  ).toBeFocused();
  await expect(heading(page)).toHaveText(sharedDaylight.none);

  await page.getByRole('button', { name: sharedDaylight.copy }).click();
  await expect(page.getByText(sharedDaylight.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.goto('/');
  await page.goto(copied);
  await expect(place(page, 'New York').getByLabel('From')).toHaveValue('720');
});

test('where the browser refuses to copy, the link to the plan is selected', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/shared-daylight');
  const tool = page.locator('hire-shared-daylight:defined');
  const copy = tool.getByRole('button', { name: sharedDaylight.copy });
  const link = tool.getByRole('textbox', { name: sharedDaylight.copy });
  for (let presses = 0; presses < 2; presses += 1) {
    await copy.click();
    await expect(tool.getByText(sharedDaylight.notCopied)).toBeVisible();
    await expect(link).toHaveValue(/\/shared-daylight#places=.+&hours=.+&date=/);
    const [selected, value] = await link.evaluate((field: HTMLInputElement) => [
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
      field.value,
    ]);
    expect(selected).toBe(value);
  }
});

test('a city is changed only by Enter or a press, not by leaving the search', {
  tag: '@all',
}, async ({ page }) => {
  await openLink(page);
  const london = place(page, 'London').getByRole('button', { name: 'City: London' });
  await london.click();
  const search = page.getByRole('combobox', { name: 'City' });
  await search.fill('EST');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('New York');
  await page.keyboard.press('Tab');
  await expect(search).toBeHidden();
  await expect(london).toBeVisible();
  await london.click();
  await search.fill('Nowhereville');
  await page.keyboard.press('Enter');
  await expect(page.getByText(sharedDaylight.noMatch)).toBeVisible();
  await search.fill('Seattle');
  await options.filter({ hasText: 'Seattle' }).click();
  await expect(place(page, 'Seattle')).toBeVisible();
  await page.reload();
  await expect(place(page, 'Seattle')).toBeVisible();
});

test('a visitor can add up to four places and remove them, and the focus follows', async ({
  page,
}) => {
  await openLink(page);
  const add = page.getByRole('button', { name: sharedDaylight.add });
  await add.click();
  await expect(
    place(page, 'New York').getByRole('button', { name: 'City: New York' }),
  ).toBeFocused();
  await add.click();
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: 'Remove Manila' }).click();
  await expect(add).toBeFocused();
});

test('a visitor can save the meeting as a calendar file', { tag: '@all' }, async ({ page }) => {
  await openLink(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: sharedDaylight.meeting.save }).click();
  expect((await download).suggestedFilename()).toBe('weekly-meeting.ics');
});

test('the link to the wizard fills in the hours', async ({ page }) => {
  await openLink(page);
  const ask = page.getByRole('link', { name: sharedDaylight.ask });
  const address = new URL((await ask.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/get-matched');
  expect(new URLSearchParams(address.hash.slice(1)).get('hiringFor')).toBe(
    'People who can work 11 a.m. to 5 p.m., Johannesburg time.',
  );
});

test.describe('on a phone in a zone whose clocks never change', () => {
  test.use({ timezoneId: 'UTC', viewport: { width: 390, height: 800 } });

  test('the visitor’s own comparison is as tall as the example before it', { tag: '@all' }, async ({
    page,
  }) => {
    const release = await delayResponses(page, /\/widgets\//);
    await page.goto('/shared-daylight', { waitUntil: 'commit' });
    const heightOf = () => element(page).evaluate((each) => each.getBoundingClientRect().height);
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const height = await heightOf();
    release();
    await expect(place(page, 'UTC')).toBeVisible();
    expect(await heightOf()).toBeCloseTo(height, 0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an example with two places and its season is shown, without controls', async ({ page }) => {
    await page.goto('/shared-daylight');
    await expect(heading(page)).toHaveText('You share 8 hours');
    await expect(page.getByText('With nine to five in Johannesburg: 7 hours')).toBeVisible();
    await expect(page.getByText('London and Johannesburg on a workday in July 2026')).toBeVisible();
    await expect(element(page).getByRole('button')).toHaveCount(0);
  });
});

test('on a partner’s page with a strict policy, the event contains the hours and the URL does not change', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { overlaps: [], refusals: [] });
    const keep = (name: string) => (event: Event) =>
      Reflect.get(window, name).push((event as CustomEvent).detail ?? event.type);
    document.addEventListener('hire-overlap', keep('overlaps'));
    document.addEventListener('securitypolicyviolation', keep('refusals'));
  });
  await openHostPage(page, {
    body: '<hire-shared-daylight places="Africa/Johannesburg Europe/London" date="2026-07-01"></hire-shared-daylight>',
  });
  await expect(heading(page)).toHaveText('You share 7 hours');
  const address = page.url();
  await place(page, 'London').getByLabel('To').selectOption('12 p.m.');
  await expect(heading(page)).toHaveText('You share 3 hours');
  const overlaps = (await page.evaluate(() => Reflect.get(window, 'overlaps'))) as Overlap[];
  const from = '2026-07-01T08:00:00.000Z';
  expect(overlaps).toEqual([
    { minutes: 420, spans: [{ from, to: '2026-07-01T15:00:00.000Z' }] },
    { minutes: 180, spans: [{ from, to: '2026-07-01T11:00:00.000Z' }] },
  ]);
  expect(await callMethod(element(page), 'getOverlap')).toEqual(overlaps[1]);
  expect(await page.evaluate(() => Reflect.get(window, 'refusals'))).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: sharedDaylight.copy })).toHaveCount(0);
  expect(await element(page).getByRole('link').getAttribute('href')).toContain(
    `${site}/get-matched`,
  );
});

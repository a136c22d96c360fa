import { expect } from 'playwright/test';
import { discoveryCall } from '../messages.ts';
import { callMethod } from './call-method.ts';
import {
  collectSchedulerRequests,
  contact,
  focused,
  type Host,
  openerLink,
  test,
  titles,
} from './discovery-call.fixture.ts';
import { mockSubmissions, respondWith } from './submissions.ts';

test('a Ctrl-click follows the link in a new tab instead of opening the dialog', async ({
  host,
  page,
}) => {
  await host.goTo();
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      Object.assign(window, { wasTaken: event.defaultPrevented });
      // Headless browsers may not open a tab: check only that the click was not prevented.
      event.preventDefault();
    });
  });
  await host.opener.click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => Reflect.get(window, 'wasTaken'))).toBe(false);
  await expect(host.dialog).toHaveCount(0);
});

test('the discovery call is a modal dialog named by its heading, and the page behind is inert', async ({
  host,
  page,
}) => {
  await host.open();
  await expect(page.getByRole('dialog', { name: titles.details, exact: true })).toBeVisible();
  expect(await host.dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(page.locator('[data-hire-open]')).toHaveAttribute('aria-haspopup', 'dialog');
  const elsewhere = page.getByText('Elsewhere');
  await elsewhere.evaluate((link) => link.focus());
  await expect(host.field('name')).toBeFocused();
  const overflow = await page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(overflow).toBe('visible');
});

test('the page behind does not scroll by wheel or key', { tag: '@all' }, async ({ host, page }) => {
  await host.open();
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 900);
  for (const key of ['PageDown', 'End', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 900);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the first field is focused first, and Tab cycles inside with the close button last', async ({
  host,
  page,
}) => {
  await host.open();
  const round = ['name', 'email', 'company', 'Continue', 'Close'];
  for (const name of [...round, ...round]) {
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  for (const name of round.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(name);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Close');
});

test('a group of radio buttons is one Tab stop, and so is the button of a notice', {
  tag: '@all',
}, async ({ host, page }) => {
  await host.reachNeeds();
  await mockSubmissions(page, respondWith(500, {}));
  await host.dialog.getByRole('radio', { name: 'Designers' }).check();
  await host.press('Submit');
  await expect(page.getByRole('alert')).toContainText('Failed');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(discoveryCall.dismiss);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Close');
  await page.keyboard.press('Tab');
  await expect(host.dialog.getByRole('radio', { name: 'Designers' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Close');
});

const contactFields = ['name', 'email', 'company'] as const;

const waysToClose: readonly (readonly [name: string, close: (host: Host) => Promise<unknown>])[] = [
  ['Escape', (host) => host.page.keyboard.press('Escape')],
  ['the close button', (host) => host.press('Close')],
  ['the method close', (host) => callMethod(host.tag, 'close')],
];

test('each way to close the dialog returns the focus, and it opens again empty at step 1', async ({
  host,
}) => {
  await host.reachNeeds();
  for (const [name, close] of waysToClose) {
    await test.step(name, async () => {
      await close(host);
      await expect(host.dialog).toBeHidden();
      await expect(host.opener).toBeFocused();
      await host.page.keyboard.press('Enter');
      await expect(host.field('name')).toBeFocused();
      for (const name of contactFields) {
        await expect(host.field(name)).toHaveValue('');
        await host.field(name).fill(contact[name]);
      }
      await host.press('Continue');
      await expect(host.heading('needs')).toBeFocused();
    });
  }
});

test('a press beside the dialog closes it, unless something was typed', async ({ host, page }) => {
  await host.open();
  await page.mouse.click(5, 5);
  await expect(host.dialog).toBeHidden();
  await host.opener.click();
  await host.field('name').fill('Ada');
  await page.mouse.click(5, 5);
  await expect(host.dialog).toBeVisible();
  await expect(host.field('name')).toHaveValue('Ada');
});

test('what closing the dialog has cleared can be brought back, also in the dialog that is opened again', async ({
  host,
  page,
}) => {
  const undo = page.getByRole('button', { name: discoveryCall.undo });
  await host.open();
  await host.field('name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(page.getByText(discoveryCall.cleared.text).first()).toBeVisible();
  await undo.click();
  await expect(host.dialog).toBeVisible();
  await expect(host.field('name')).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await expect(host.dialog).toBeHidden();
  await host.opener.click();
  await expect(host.field('name')).toBeFocused();
  await expect(host.field('name')).toHaveValue('');
  await host.dialog.getByRole('button', { name: discoveryCall.undo }).focus();
  await page.keyboard.press('Enter');
  await expect(host.field('name')).toHaveValue('Ada');
  // In the dialog itself, or in the field that had the focus when it was closed.
  await expect
    .poll(() => host.dialog.evaluate((dialog) => dialog.matches(':focus-within')))
    .toBe(true);
});

test('a double press of Continue answers nothing in the second view', async ({ host, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Answers so large that one of them appears where Continue was.
  const style = '<style>hire-discovery-call::part(option) { min-block-size: 160px }</style>';
  await host.open({ body: `${openerLink}${style}<hire-discovery-call></hire-discovery-call>` });
  for (const [name, text] of Object.entries(contact))
    await host.field(name as keyof typeof contact).fill(text);
  await host.dialog.getByRole('button', { name: discoveryCall.next }).dblclick();
  await expect(host.heading('needs')).toBeVisible();
  await expect(host.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('on a phone a tap below the dialog does not close it', { tag: '@all' }, async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await host.open();
  await page.mouse.click(195, 840);
  await expect(host.dialog).toBeVisible();
});

test('a double click beside the later dialog opens it, and does not close it', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/app-development');
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: /Discovery Call/ })
    .first();
  const dialog = page.getByRole('dialog', { name: discoveryCall.titles.details });
  const name = dialog.getByLabel(discoveryCall.fields.name.label);
  await opener.click();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.dblclick();
  await expect(name).toBeFocused();
});

test('a press that begins inside and ends outside does not close the dialog', {
  tag: '@all',
}, async ({ host, page }) => {
  await host.open();
  await host.field('name').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(host.dialog).toBeVisible();
});

test('the dialog stays open if the host cancels hire-close, even after several presses of Escape', async ({
  host,
  page,
}) => {
  await host.reachNeeds();
  await page.evaluate(() => {
    document.addEventListener('hire-close', (event) => event.preventDefault());
  });
  for (let press = 1; press <= 4; press += 1) {
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await host.events()).filter(([name]) => name === 'hire-close').length)
      .toBeGreaterThanOrEqual(press);
    await expect(host.dialog).toBeVisible();
  }
  expect(await host.dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(host.heading('needs')).toBeVisible();
});

test('without an email address the first view stays, shows a notice and marks the field', async ({
  host,
}) => {
  await host.open();
  for (const name of contactFields) {
    await expect(host.field(name)).not.toHaveAttribute('aria-invalid');
    if (name !== 'email') await host.field(name).fill(contact[name]);
  }
  await host.press('Continue');
  const field = host.field('email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(discoveryCall.faults.email.missing);
  await expect(host.dialog.getByRole('alert')).toContainText(discoveryCall.notices.missing.title);
  await expect(host.heading('details')).toBeVisible();
  await field.pressSequentially('ada@byron.example');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
  await expect(host.dialog.getByRole('alert')).toHaveCount(0);
  await host.press('Continue');
  await expect(host.heading('needs')).toBeFocused();
});

test('with all three fields empty, the first one receives the focus each time', async ({
  host,
  page,
}) => {
  await host.open();
  for (const act of [() => host.press('Continue'), () => page.keyboard.press('Enter')]) {
    await act();
    await expect(host.field('name')).toBeFocused();
    await expect(host.dialog.locator('[aria-invalid]')).toHaveCount(3);
    await host.field('company').focus();
  }
});

test('while an address is corrected, its error changes only when the field is left', async ({
  host,
}) => {
  await host.open();
  await host.press('Continue');
  const field = host.field('email');
  const { missing, malformed } = discoveryCall.faults.email;
  await expect(field).toHaveAccessibleDescription(missing);
  await field.pressSequentially('an');
  await expect(field).toHaveAccessibleDescription(missing);
  await host.field('company').focus();
  await expect(field).toHaveAccessibleDescription(malformed);
  await field.fill('ann@example.com');
  await expect(field).toHaveAccessibleDescription('');
  await field.fill('ann');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(malformed);
});

test('each view of the dialog has a heading of its own, which screen readers notice', {
  tag: '@all',
}, async ({ host }) => {
  await host.open();
  const former = await host.heading('details').elementHandle();
  await host.field('name').fill(contact.name);
  await host.field('email').fill(contact.email);
  await host.field('company').fill(contact.company);
  await host.press('Continue');
  await expect(host.heading('needs')).toBeFocused();
  expect(await former?.evaluate((heading) => heading.isConnected)).toBe(false);
});

test('the close button stays in view in a low window', { tag: '@all' }, async ({ host, page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await host.reachNeeds();
  await host.field('notes').scrollIntoViewIfNeeded();
  await expect(host.heading('needs')).not.toBeInViewport();
  await expect(host.dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('browsers can autofill the fields', { tag: '@all' }, async ({ host }) => {
  await host.open();
  const hints = {
    name: 'name',
    email: 'email',
    company: 'organization',
  };
  for (const name of contactFields) {
    await expect(host.field(name)).toHaveAttribute('autocomplete', hints[name]);
    await expect(host.field(name)).toHaveAttribute('name', /./);
  }
  await expect(host.field('email')).toHaveAttribute('type', 'email');
});

test('the host’s methods do what a visitor can do', async ({ host }) => {
  await host.open();
  await callMethod(host.tag, 'setData', { ...contact, urgency: '1-month', role: 'x' });
  await expect(host.field('name')).toHaveValue(contact.name);
  await callMethod(host.tag, 'next');
  await expect(host.dialog.getByRole('radio', { name: 'Within a month' })).toBeChecked();
  await callMethod(host.tag, 'back');
  await expect(host.heading('details')).toBeVisible();
  expect(await callMethod(host.tag, 'getData')).toEqual({
    ...contact,
    talentType: '',
    urgency: '1-month',
    notes: '',
  });
  await callMethod(host.tag, 'submit');
  await expect(host.received).toBeVisible();
  await callMethod(host.tag, 'reset');
  await expect(host.heading('details')).toBeVisible();
  await expect(host.field('name')).toHaveValue('');
  const typed = Object.values(contact);
  const said = JSON.stringify(await host.events());
  for (const text of typed) expect(said).not.toContain(text);
});

test('the dialog sends no request to the scheduler and stores nothing before the calendar opens', async ({
  host,
  page,
}) => {
  const asked = collectSchedulerRequests(page);
  await host.reachNeeds();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
});

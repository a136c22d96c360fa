import { expect } from 'playwright/test';
import { booking, discoveryCall } from '../messages.ts';
import { calendar as bookingPage, functionUrl, site } from './addresses.ts';
import { delayResponses } from './delay-responses.ts';
import {
  collectSchedulerRequests,
  contact,
  type Host,
  test,
  titles,
} from './discovery-call.fixture.ts';
import { layoutShift } from './layout-shift.ts';
import { mockSubmissions, respondWith } from './submissions.ts';

const frameOf = (host: Host) => host.dialog.locator('iframe');

/** Sends the request with a paused clock, and waits for the confirmation. */
async function openConfirmation(host: Host, time: string, body?: string): Promise<void> {
  await host.page.clock.install({ time });
  await host.reachNeeds(body === undefined ? {} : { body });
  await mockSubmissions(host.page, respondWith(200, { success: true }));
  await host.page.clock.pauseAt(new Date(new Date(time).valueOf() + 60_000));
  await host.press('Submit');
  await expect(host.heading('thanks')).toBeFocused();
}

const withAttributes = (attributes: string) =>
  `<p><a href="${bookingPage}" data-hire-open="discovery-call">Book a Free Discovery Call</a></p>
<hire-discovery-call ${attributes}></hire-discovery-call>`;

test('the calendar appears 2 seconds after the confirmation', async ({ host, page }) => {
  const asked = collectSchedulerRequests(page);
  await openConfirmation(host, '2026-11-20T12:00:00Z');
  await page.clock.runFor(1999);
  await expect(host.heading('thanks')).toBeFocused();
  await expect(frameOf(host)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(host.heading('schedule')).toBeFocused();
  await expect(host.received).toBeVisible();
  await expect(host.dialog).toHaveAccessibleName(titles.schedule);
  await expect
    .poll(() => asked.filter((address) => address.startsWith(bookingPage)))
    .toEqual([expect.stringMatching(/[?&]month=2026-11$/)]);
});

test('the frame has a name and a sandbox, and knows who books from which partner, as the link next to it does', {
  tag: '@all',
}, async ({ host, page }) => {
  await host.reachNeeds({ body: withAttributes('partner="acme"') });
  await host.press('Submit');
  await expect(host.heading('schedule')).toBeFocused();
  const frame = frameOf(host);
  await expect(frame).toHaveAttribute('title', booking.title);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect((await frame.getAttribute('sandbox'))?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
  const link = host.dialog.getByRole('link', {
    name: 'open the calendar in a new tab (opens in a new tab)',
  });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', (await frame.getAttribute('src')) ?? '');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const address = (await frame.getAttribute('src')) ?? '';
  // Our own booking page knows who books; nobody types a name twice.
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    name: contact.name,
    email: contact.email,
    utm_source: 'acme',
  });
  expect(decodeURIComponent(address)).not.toContain(contact.company);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab.getByRole('heading', { name: booking.title })).toBeVisible();
});

test('a slow response and the loading calendar cause no layout shift', { tag: '@all' }, async ({
  host,
  page,
}) => {
  await host.reachNeeds();
  // Browsers do not count layout shifts within 500 ms of a press, so respond later.
  await mockSubmissions(page, async (route) => {
    await page.waitForTimeout(600);
    await respondWith(200, { success: true })(route);
  });
  await host.press('Submit');
  await expect(host.heading('schedule')).toBeFocused();
  await expect(host.frame.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('a visitor can book a call in the frame, and the host receives one event', async ({
  host,
}) => {
  await host.reachNeeds();
  await host.press('Submit');
  await host.frame.getByRole('link', { name: 'Next month' }).click();
  await host.frame.getByRole('radio').first().check();
  await host.frame.getByRole('button', { name: 'Confirm' }).click();
  await expect(host.frame.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect
    .poll(async () => (await host.events()).filter(([name]) => name.includes('booking')))
    .toEqual([['hire-booking-scheduled', null]]);
});

test('a host can set another calendar, which the second view names, and its month', {
  tag: '@all',
}, async ({ host, page }) => {
  const body = withAttributes(
    'schedule-url="https://cal.example/acme/30min?theme=x" schedule-month="2025-07"',
  );
  await page.route('https://cal.example/**', (route) => route.fulfill({ body: 'Calendar' }));
  await host.reachNeeds({ body });
  await expect(
    host.dialog.getByText(discoveryCall.calendarNext.replace('{host}', 'cal.example')),
  ).toBeVisible();
  await host.press('Submit');
  await expect(frameOf(host)).toHaveAttribute(
    'src',
    'https://cal.example/acme/30min?theme=x&month=2025-07',
  );
});

const late = booking.late;

test('a message appears if the calendar takes 8 seconds to load, and Escape closes the dialog', async ({
  host,
  page,
}) => {
  await page.route(`${new URL(bookingPage).origin}/**`, () => {});
  await openConfirmation(host, '2026-11-20T12:00:00Z');
  await page.clock.runFor(2000);
  await expect(host.dialog.getByText(booking.loading)).toBeVisible();
  await page.clock.runFor(7999);
  await expect(host.dialog.getByText(late)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(host.dialog.getByRole('status').filter({ hasText: late })).toBeVisible();
  await expect(host.dialog.getByRole('link', { name: booking.newTab })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(host.dialog).toBeHidden();
  await expect(host.opener).toBeFocused();
});

test('the message about a slow calendar disappears when the calendar has loaded', {
  tag: '@all',
}, async ({ host, page }) => {
  const release = await delayResponses(page, `${bookingPage}**`);
  await openConfirmation(host, '2026-11-20T12:00:00Z');
  await page.clock.runFor(2000);
  await expect(frameOf(host)).toHaveCount(1);
  await page.clock.runFor(8000);
  await expect(host.dialog.getByText(late)).toBeVisible();
  release();
  await expect(host.dialog.getByText(late)).toHaveCount(0);
  await expect(host.frame.getByRole('heading', { name: booking.title })).toBeVisible();
});

test('if the host’s policy blocks the calendar, a message says so at once', {
  tag: '@all',
}, async ({ host }) => {
  const policy = `default-src 'none'; script-src ${site}; connect-src ${new URL(functionUrl).origin}`;
  await host.reachNeeds({ policy });
  await host.press('Submit');
  await expect(host.dialog.getByText(booking.refused)).toBeVisible();
  await expect(frameOf(host)).toBeHidden();
  await expect(host.dialog.getByRole('link', { name: booking.newTab })).toBeVisible();
});

const booked = (host: Host) =>
  host.events().then((events) => events.filter(([name]) => name === 'hire-booking-scheduled'));

const reachTalkingFrame = async (host: Host, path: string, message: unknown) => {
  const query = new URLSearchParams({ message: JSON.stringify(message) });
  await openConfirmation(
    host,
    '2026-11-20T12:00:00Z',
    withAttributes(`schedule-url="${host.origin}${path}?${query}"`.replaceAll('&', '&amp;')),
  );
  await host.page.clock.runFor(2000);
  await expect.poll(() => host.countMessages()).toBe(1);
};

test('a message from a frame that has navigated to another origin does not count as a booking', {
  tag: '@all',
}, async ({ host }) => {
  await reachTalkingFrame(host, '/moved', { type: 'booking-scheduled' });
  expect(await booked(host)).toEqual([]);
});

test('a message from another window does not count as a booking, whatever its origin', async ({
  host,
  page,
}) => {
  await reachTalkingFrame(host, '/says', null);
  await page.evaluate((origin) => {
    const other = document.createElement('iframe');
    const message = JSON.stringify({ type: 'booking-scheduled' });
    other.src = `${origin}/says?message=${encodeURIComponent(message)}`;
    document.body.append(other);
    postMessage({ type: 'booking-scheduled' }, '*');
  }, host.origin);
  await expect.poll(() => host.countMessages()).toBe(3);
  expect(await booked(host)).toEqual([]);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { discoveryCall } from '../messages.ts';
import { calendar as bookingPage, site } from './addresses.ts';

export const contact = { name: 'Ada Byron', email: 'ada@byron.example', company: 'Byron Ltd' };

const { fields } = discoveryCall;
export const { titles } = discoveryCall;

interface Shown {
  /** The markup of the host's page, with the tag. */
  body?: string;
  dir?: 'ltr' | 'rtl';
  /** A policy. The page then has no styles, because a policy may forbid them. */
  policy?: string;
}

/** A partner's page on its own server, with a dialog to open. */
export interface Host {
  readonly page: Page;
  readonly origin: string;
  /** The events that the dialog dispatched, in order, with their details. */
  events(): Promise<readonly (readonly [name: string, detail: unknown])[]>;
  goTo(shown?: Shown): Promise<void>;
  opener: Locator;
  tag: Locator;
  dialog: Locator;
  /** What says that the request has arrived: the heading of the third view, and then a note. */
  received: Locator;
  frame: FrameLocator;
  heading(view: keyof typeof titles): Locator;
  field(name: keyof typeof fields): Locator;
  /** An answer in the second view. */
  option<Choice extends 'talentType' | 'urgency'>(
    choice: Choice,
    value: keyof (typeof fields)[Choice]['options'],
  ): Locator;
  press(name: string): Promise<void>;
  open(shown?: Shown): Promise<void>;
  /** Opens the dialog and continues to the second view. */
  reachNeeds(shown?: Shown, answers?: typeof contact): Promise<void>;
  /** The number of messages that the page has received from frames and other windows. */
  countMessages(): Promise<number>;
}

export const openerLink = `<p><a href="${bookingPage}" data-hire-open="discovery-call"
  aria-haspopup="dialog">Book a Free Discovery Call</a></p>`;
const plainBody = `${openerLink}<hire-discovery-call></hire-discovery-call>`;

/** Uses a real server, because Chromium blocks calls of loopback addresses from intercepted pages. */
export const test = base.extend<{ host: Host }>({
  host: async ({ page }, use) => {
    let shown: Shown = {};
    let port = 0;
    const server = createServer((request, response) => answer(shown, port)(request, response));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    ({ port } = server.address() as AddressInfo);
    await page.addInitScript(watchPage);
    await use(
      makeHost(page, `http://127.0.0.1:${port}`, (given) => {
        shown = given;
      }),
    );
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

function makeHost(page: Page, origin: string, show: (shown: Shown) => void): Host {
  const tag = page.locator('hire-discovery-call');
  const dialog = tag.getByRole('dialog');
  const host: Host = {
    page,
    origin,
    tag,
    dialog,
    opener: page.getByRole('link', { name: 'Book a Free Discovery Call' }),
    frame: dialog.frameLocator('iframe'),
    heading: (view) => dialog.getByRole('heading', { name: titles[view], exact: true }),
    field: (name) => dialog.getByRole('textbox', { name: fields[name].label }),
    option: (choice, value) =>
      dialog.getByRole('radio', { name: Reflect.get(fields[choice].options, value) }),
    received: dialog.getByText(titles.thanks),
    press: (name) => dialog.getByRole('button', { name, exact: true }).click(),
    events: () => page.evaluate(() => window.hostEvents),
    countMessages: () => page.evaluate(() => window.messageCount),
    async goTo(shown = {}) {
      show(shown);
      await page.goto(origin);
    },
    async open(shown) {
      await host.goTo(shown);
      await host.opener.click();
      await expect(host.field('name')).toBeFocused();
    },
    async reachNeeds(shown, answers = contact) {
      await host.open(shown);
      await host.field('name').fill(answers.name);
      await host.field('email').fill(answers.email);
      await host.field('company').fill(answers.company);
      await host.press('Continue');
      await expect(host.heading('needs')).toBeFocused();
    },
  };
  return host;
}

const hostStyle = `
:root { color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
body { margin: 0 auto; max-inline-size: 720px; padding: 48px 16px; font: 17px/1.6 system-ui, sans-serif;
  color: light-dark(#032c34, #f4f0e7); }
a, button { color: light-dark(#035e63, #72d8d7); } button { font: inherit; min-block-size: 44px; }
`;

const answer =
  (shown: Shown, port: number): RequestListener =>
  ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    // `localhost` is another origin than the host's, whose address is 127.0.0.1.
    if (pathname === '/moved') {
      return response
        .writeHead(302, { location: `http://localhost:${port}/says?${searchParams}` })
        .end();
    }
    const isHost = pathname === '/';
    response.writeHead(pathname === '/favicon.ico' ? 204 : 200, {
      'content-type': 'text/html',
      ...(isHost && shown.policy && { 'content-security-policy': shown.policy }),
    });
    response.end(isHost ? hostPage(shown) : messagingPage(searchParams.get('message')));
  };

const hostPage = ({ body = plainBody, dir = 'ltr', policy }: Shown): string => `<!doctype html>
<html lang="en" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A host</title>
${policy ? '' : `<style>${hostStyle}</style>`}
<script type="module" src="${site}${loaderPath}"></script></head>
<body><main><h1>Build Your Dream Team — Fast</h1>${body}
${'<p>Sooner or later every client of ours asks the same question.</p>'.repeat(40)}
<p><a href="#elsewhere">Elsewhere</a></p></main></body></html>`;

/** A stand-in for the booking page that posts a message to its parent page. */
const messagingPage = (message: string | null): string => `<!doctype html><html lang="en">
<title>Talks</title><p>Booking</p><script>parent.postMessage(${message ?? '0'}, '*')</script>`;

declare global {
  interface Window {
    // biome-ignore lint/suspicious/noExplicitAny: the test passes messages of any type
    hostEvents: any[];
    messageCount: number;
  }
}

function watchPage(): void {
  if (window !== top) return;
  const names = ['ready', 'open', 'close', 'step', 'answer', 'invalid', 'submit', 'success'];
  window.hostEvents = [];
  window.messageCount = 0;
  for (const name of [...names, 'error', 'booking-scheduled']) {
    document.addEventListener(`hire-${name}`, (event) =>
      window.hostEvents.push([event.type, (event as CustomEvent).detail]),
    );
  }
  addEventListener('message', () => {
    window.messageCount += 1;
  });
}

/** The name of the focused element, also in shadow roots. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent ?? '';
  });

/** Collects the requests to the scheduler from now on. */
export function collectSchedulerRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(bookingPage).origin)) addresses.push(request.url());
  });
  return addresses;
}

import { expect, type Locator, type Page } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { partner, site } from '../e2e/addresses.ts';

export const modes = ['dialog', 'slide-in', 'side-tab', 'bubble'] as const;

export type Mode = (typeof modes)[number];

/** The modes with a button of their own. */
const isNonModal = (mode: Mode): boolean => mode === 'side-tab' || mode === 'bubble';

export const LABEL = 'Get matched';

export const KEY = 'hire-popover-shown';

const hostStyle = `
:root { color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: light-dark(#032c34, #f4f0e7); }
main { max-inline-size: 720px; margin: 0 auto; padding: 48px 16px; }
a, button { color: light-dark(#035e63, #72d8d7); }
button { font: inherit; min-block-size: 44px; background: light-dark(#fff, #0d272e); }
`;

const paragraphs = Array.from(
  { length: 14 },
  (_, index) => `<p>Paragraph ${index + 1}. We are often asked how a team that never meets gets
    anything done. The short answer is that it writes things down.</p>`,
).join('');

export interface PageOptions {
  mode?: Mode;
  /** More attributes of the tag. */
  attributes?: string;
  /** Markup that replaces the tag. */
  tags?: string;
  style?: string;
}

const wizard = `<hire-get-matched partner="acme"><a href="${site}/get-matched">Ask for people</a></hire-get-matched>`;

const tagOf = ({ mode = 'dialog', attributes = '' }: PageOptions): string =>
  `<hire-popover id="match" mode="${mode}" label="${LABEL}" ${attributes}>${wizard}</hire-popover>`;

/** The styles of a partner's page with a button, a link, and a popover at its end. */
const documentWith = (shown: PageOptions): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A handbook</title><link rel="icon" href="data:,"><style>${hostStyle}${shown.style ?? ''}</style>
<script type="module" src="${site}${loaderPath}"></script></head>
<body><main><h1>How we work apart</h1>
<p><button type="button" command="--open" commandfor="match" aria-haspopup="dialog">Find people</button>
<a href="/elsewhere" data-hire-open="match" aria-haspopup="dialog">Find people here</a></p>
${paragraphs}
<p><a href="#top">To the beginning</a></p>
${shown.tags ?? tagOf(shown)}</main></body></html>`;

/** Opens the page, without waiting for the popover. */
export async function goTo(page: Page, shown: PageOptions = {}): Promise<void> {
  await page.unroute(`${partner}/handbook`);
  await page.route(`${partner}/handbook`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentWith(shown) }),
  );
  await page.goto(`${partner}/handbook`);
}

export async function openPage(page: Page, shown: PageOptions = {}): Promise<void> {
  await goTo(page, shown);
  await untilDefined(page);
}

export const untilDefined = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await customElements.whenDefined('hire-popover')));

export const tag = (page: Page): Locator => page.locator('hire-popover');

export const frame = (page: Page): Locator => page.getByRole('dialog', { name: LABEL });

/** The control that opens the popover. */
export const opener = (page: Page, mode: Mode): Locator =>
  isNonModal(mode)
    ? page.getByRole('button', { name: LABEL, exact: true })
    : page.getByRole('button', { name: 'Find people', exact: true });

export async function openPopover(page: Page, shown: PageOptions & { mode: Mode }): Promise<void> {
  await openPage(page, shown);
  await opener(page, shown.mode).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
}

/** Uses the mouse wheel, so that the visitor counts as active, and then scrolls to a position. */
export async function scrollPage(page: Page, share: number): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
  }, share);
}

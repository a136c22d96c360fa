import type { Page } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { site } from './addresses.ts';

/** The styles of a long page of a host, with a form and links. */
const hostStyle = `
:root { color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
body { margin: 0; font: 17px/1.6 Figtree, system-ui, sans-serif; color: light-dark(#032c34, #f4f0e7); }
main { max-inline-size: 720px; margin: 0 auto; padding: 48px 16px; }
h1 { font-size: 40px; line-height: 1.1; } h2 { font-size: 26px; line-height: 1.2; }
a, button { color: light-dark(#035e63, #72d8d7); } button, input { font: inherit; min-block-size: 44px; background: light-dark(#fff, #0d272e); }
`;

const paragraph = `We are often asked how a team that never meets gets anything done. The short answer is
  that it writes things down, and the long answer is this handbook, which is <a href="#end">read from its end</a>
  by everybody who is in a hurry.`;

const chapters = ['Writing', 'Deciding', 'Meeting', 'Resting', 'Hiring', 'Leaving', 'Returning']
  .map((title) => `<h2>${title}</h2><p>${paragraph}</p><p>${paragraph}</p>`)
  .join('\n');

export const popupTag = '<hire-newsletter-popup></hire-newsletter-popup>';

export const panelTags = `<hire-newsletter-panel id="newsletter"></hire-newsletter-panel>
  <button type="button" data-hire-open="newsletter-panel" aria-haspopup="dialog">Newsletter</button>`;

export interface PageOptions {
  /** The tags, as a partner writes them. */
  tags: string;
  body?: string;
  dir?: 'ltr' | 'rtl';
  /** The fragment of the URL. */
  fragment?: string;
}

export async function goTo(page: Page, shown: PageOptions): Promise<void> {
  await page.route(`${site}/__newsletter*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentWith(shown) }),
  );
  await page.goto(`${site}/__newsletter${shown.fragment ?? ''}`);
}

const documentWith = ({ tags, body = chapters, dir = 'ltr' }: PageOptions): string =>
  `<!doctype html>
<html lang="en" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A handbook</title>
<link rel="icon" href="data:,"><style>${hostStyle}</style>
<script type="module" src="${site}${loaderPath}"></script></head>
<body><main><h1>How we work apart</h1>${body}
<p id="end"><a href="#top">To the beginning</a></p>
${tags}</main></body></html>`;

import type { Page } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { functionUrl, partner, site } from '../e2e/addresses.ts';

const api = new URL(functionUrl).origin;

/** The strictest policy that a partner can have. */
export const strictPolicy = [
  "default-src 'none'",
  `script-src ${site}`,
  "style-src 'none'",
  `connect-src ${api}`,
  `frame-src http://localhost:${readPorts().scheduler}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** `strictPolicy`, for a page with styles of its own. */
export const styledPolicy = strictPolicy.replace("style-src 'none'", "style-src 'unsafe-inline'");

export const loader = `<script type="module" src="${site}${loaderPath}"></script>`;

export interface HostPage {
  /** The tags, as a partner writes them. */
  body: string;
  head?: string;
  html?: string;
  policy?: string;
}

/** The console messages of the page, policy violations included. */
interface PageReports {
  readonly errors: string[];
  readonly warnings: string[];
  readonly notes: string[];
}

/** Opens a partner's page with this head and body. */
export async function openHostPage(
  page: Page,
  { body, head = loader, html = 'lang="en"', policy = strictPolicy }: HostPage,
): Promise<PageReports> {
  const heard: PageReports = { errors: [], warnings: [], notes: [] };
  const lists = { error: heard.errors, warning: heard.warnings, info: heard.notes };
  page.on('console', (message) => {
    lists[message.type() as keyof typeof lists]?.push(message.text());
  });
  page.on('pageerror', ({ message }) => heard.errors.push(message));
  await page.route(`${partner}/made-up`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html ${html}><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${partner}/made-up`);
  return heard;
}

/** Collects the policy violations of a page from now on. */
export async function watchRefusals(page: Page): Promise<readonly string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'tellRefusal')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return refusals;
}

import { expect, type Page } from 'playwright/test';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { build, createServer, type Rolldown } from 'vite';

// Vite would otherwise take "development" from the server that prerenders.
process.env.NODE_ENV = 'production';

/** In milliseconds: a machine with much else to do may take its time over a bundle. */
export const BUILD_DEADLINE = 120_000;

const HOST = 'http://widgets.test';
const FIXTURE = 'tests/embed/fixture';

/** A partner's policy, as strict as any they may have. */
export const strictPolicy = [
  "default-src 'none'",
  `script-src ${HOST}`,
  "style-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The fixture's element as one script, by the project's own build. */
export async function buildFixture(): Promise<string> {
  const built = await build({
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      license: false,
      lib: { entry: `${FIXTURE}/element.ts`, formats: ['es'], fileName: 'fixture' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(output).toHaveLength(1);
  return output[0].code;
}

/** The tag with its first view in it, as the site's build writes it. */
export async function prerenderFixture(): Promise<string> {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { fixture } = await vite.ssrLoadModule(`/${FIXTURE}/widget.ts`);
    const attributes = { open: false };
    const view = h(fixture.View, { store: fixture.createStore(), attributes });
    const style = `<style>${fixture.sheets.join('')}</style>`;
    const template = `<template shadowrootmode="open">${style}${renderToString(view)}</template>`;
    return `<hire-fixture>${template}</hire-fixture>`;
  } finally {
    await vite.close();
  }
}

export interface Opened {
  /** What the page's console said, by its kind. */
  readonly said: { readonly type: string; readonly text: string }[];
  /** Fetches the script and waits for what it upgraded to be ready. */
  upgrade(address?: string): Promise<void>;
}

/** Opens a page with that body. The script arrives when the test says so. */
export async function openPage(
  page: Page,
  script: string,
  body: string,
  policy?: string,
): Promise<Opened> {
  const said: { type: string; text: string }[] = [];
  page.on('console', (message) => said.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', ({ message }) => said.push({ type: 'error', text: message }));
  await page.route(`${HOST}/**`, (route) => {
    const isPage = new URL(route.request().url()).pathname === '/';
    const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
    return isPage
      ? route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html>${body}` })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.addInitScript(() => {
    window.readied = [];
    window.refusals = [];
    document.addEventListener('hire-ready', ({ type }) => window.readied.push(type));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.refusals.push(violatedDirective),
    );
  });
  await page.goto(HOST);
  return {
    said,
    async upgrade(address = '/fixture.js') {
      await page.evaluate(async (address) => {
        await import(address);
        const attached = document.querySelectorAll('hire-fixture').length;
        while (window.readied.length < attached) await new Promise(requestAnimationFrame);
      }, address);
    },
  };
}

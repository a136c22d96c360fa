import { expect, type Page, test } from 'playwright/test';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { build, createServer, type Rolldown } from 'vite';

// Otherwise the Vite server that prerenders would set "development" for the build as well.
process.env.NODE_ENV = 'production';

/** In milliseconds. Long, because bundling is slow on a busy machine. */
export const BUILD_DEADLINE = 120_000;

const HOST = 'http://widgets.test';
const FIXTURE = 'tests/embed/fixture';

/** Builds the fixture's element as one script, with the project's build settings. */
async function buildFixture(): Promise<string> {
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

/** Renders the tag with its prerendered view, as in built pages. */
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

interface Opened {
  /** The console messages of the page, with their types. */
  readonly logged: { readonly type: string; readonly text: string }[];
  /** Loads the script and waits until all elements are ready. */
  upgrade(address?: string): Promise<void>;
}

let built: Promise<string> | undefined;

/** Opens a page with this body. The script loads when the test calls `upgrade`. */
export async function openPage(page: Page, body: string): Promise<Opened> {
  // Only the first test of a file waits for the build.
  if (!built) test.setTimeout(BUILD_DEADLINE);
  built ??= buildFixture();
  const script = await built;
  const logged: { type: string; text: string }[] = [];
  page.on('console', (message) => logged.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', ({ message }) => logged.push({ type: 'error', text: message }));
  await page.route(`${HOST}/**`, (route) => {
    const isPage = new URL(route.request().url()).pathname === '/';
    return isPage
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.addInitScript(() => {
    window.readied = [];
    document.addEventListener('hire-ready', ({ type }) => window.readied.push(type));
  });
  await page.goto(HOST);
  return {
    logged,
    async upgrade(address = '/fixture.js') {
      await page.evaluate(async (address) => {
        await import(address);
        const attached = document.querySelectorAll('hire-fixture').length;
        while (window.readied.length < attached) await new Promise(requestAnimationFrame);
      }, address);
    },
  };
}

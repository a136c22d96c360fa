/**
 * Takes a picture of every page of the built site, narrow and wide, by day and by night, and lays
 * them out on sheets to look at: `npm run build`, then
 * `npm exec -- node tests/contact-sheet.ts [part of a route]`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { root } from '../tools/root.ts';
import { freePorts } from '../tools/services/free-ports.ts';
import { serveSite } from '../tools/services/serve.ts';
import { needBrowser } from '../tools/testing/browser.ts';
import { missingRoute, routes } from './e2e/site/expected/routes.ts';

const folder = `${root}.cache/contact-sheet`;
const schemes = ['light', 'dark'] as const;
/** Windows, and how many pages of that width stand side by side on a sheet. */
const windows = [
  { width: 390, height: 844, across: 6 },
  { width: 1280, height: 800, across: 3 },
] as const;
/** Of a sheet, in pixels: as large as can be read without enlarging it. A longer one is cut. */
const sheet = { width: 2000, height: 2000 };

type Window = (typeof windows)[number];

const wanted = process.argv[2] ?? '';
const chosen = [...routes, missingRoute].filter((route) => route.includes(wanted));
const { site: port } = await freePorts();
const directory = process.env.OUT_DIR ?? 'dist';
const server = await serveSite({ port, directory });
const browser = await chromium.launch({
  executablePath: await needBrowser(),
  args: ['--no-sandbox'],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const window of windows) {
  for (const colorScheme of schemes) {
    const name = `${window.width}-${colorScheme}`;
    await takePictures(browser, window, colorScheme, name);
    console.log(`${name}: ${await drawSheets(browser, window, name)} sheets`);
  }
}
await browser.close();
await server.close();
console.log(`${chosen.length} pages, in .cache/contact-sheet/`);

async function takePictures(
  browser: Browser,
  { width, height }: Window,
  colorScheme: (typeof schemes)[number],
  name: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const route of chosen) {
    await page.goto(route);
    await showEverything(page);
    await page.screenshot({ path: pictureOf(name, route), fullPage: true });
  }
  await context.close();
}

/** Pictures and widgets further down come as they come into sight. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // The newsletter's card comes with scrolling, over whatever stands there; and a picture of a whole
  // page has nothing in it that waits for somebody to come near.
  await page.addStyleTag({
    content: 'hire-newsletter-popup{display:none!important}*{content-visibility:visible!important}',
  });
  await page.waitForLoadState('networkidle');
}

/** Lays the pictures out, so many side by side; resolves with how many sheets that takes. */
async function drawSheets(browser: Browser, { across }: Window, name: string): Promise<number> {
  const page = await browser.newPage({ viewport: sheet });
  let sheets = 0;
  for (let first = 0; first < chosen.length; first += across) {
    await page.setContent(rowOf(chosen.slice(first, first + across), across, name));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += sheet.height) {
      sheets += 1;
      const clip = { x: 0, y: top, ...sheet, height: Math.min(sheet.height, height - top) };
      const path = `${folder}/sheet-${name}-${String(sheets).padStart(2, '0')}.png`;
      await page.screenshot({ path, clip, fullPage: true });
    }
  }
  await page.close();
  return sheets;
}

function rowOf(shown: readonly string[], across: number, name: string): string {
  const figures = shown.map((route) => {
    const picture = readFileSync(pictureOf(name, route), 'base64');
    return `<figure><figcaption>${route}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
  });
  return `<style>
    body{display:grid;grid-template-columns:repeat(${across},minmax(0,1fr));gap:12px;margin:12px;background:#888;font:16px sans-serif}
    figure{margin:0}
    img{display:block;width:100%}
  </style>${figures.join('')}`;
}

function pictureOf(name: string, route: string): string {
  const page = route.slice(1).replaceAll('/', '_') || 'home';
  return `${folder}/${name}-${page}.png`;
}

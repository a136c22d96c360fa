/**
 * Takes screenshots of every page of the built site, on phone and desktop widths, in the light and the
 * dark theme, and arranges them on sheets. Usage: `npm run build`, then
 * `npm exec -- node tests/contact-sheet.ts [part of a route]`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { root } from '../tools/root.ts';
import { freePorts } from '../tools/services/free-ports.ts';
import { serveSite } from '../tools/services/serve.ts';
import { ensureBrowser } from '../tools/testing/browser.ts';
import { missingRoute, routes } from './e2e/site/expected/routes.ts';
import { showWholePage } from './show-whole-page.ts';

const folder = `${root}.cache/contact-sheet`;
const schemes = ['light', 'dark'] as const;
/** Window sizes, and how many screenshots of that size fit side by side on a sheet. */
const windows = [
  { width: 390, height: 844, across: 6 },
  { width: 1280, height: 800, across: 3 },
] as const;
/** In pixels: the largest that is legible without zooming. Longer rows take several sheets. */
const sheetSize = { width: 2000, height: 2000 };

type Window = (typeof windows)[number];

const wanted = process.argv[2] ?? '';
const chosen = [...routes, missingRoute].filter((route) => route.includes(wanted));
const { site: port } = await freePorts();
const directory = process.env.OUT_DIR ?? 'dist';
const server = await serveSite({ port, directory });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const window of windows) {
  for (const colorScheme of schemes) {
    const name = `${window.width}-${colorScheme}`;
    await takeScreenshots(browser, window, colorScheme, name);
    console.log(`${name}: ${await drawSheets(browser, window, name)} sheets`);
  }
}
await browser.close();
await server.close();
console.log(`${chosen.length} pages, in .cache/contact-sheet/`);

async function takeScreenshots(
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
    await showWholePage(page);
    await page.screenshot({ path: screenshotPath(name, route), fullPage: true });
  }
  await context.close();
}

/** Arranges the screenshots on sheets, and returns the number of sheets. */
async function drawSheets(browser: Browser, { across }: Window, name: string): Promise<number> {
  const page = await browser.newPage({ viewport: sheetSize });
  let sheets = 0;
  for (let first = 0; first < chosen.length; first += across) {
    await page.setContent(markupOfRow(chosen.slice(first, first + across), across, name));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += sheetSize.height) {
      sheets += 1;
      const clip = { x: 0, y: top, ...sheetSize, height: Math.min(sheetSize.height, height - top) };
      const path = `${folder}/sheet-${name}-${String(sheets).padStart(2, '0')}.png`;
      await page.screenshot({ path, clip, fullPage: true });
    }
  }
  await page.close();
  return sheets;
}

function markupOfRow(shown: readonly string[], across: number, name: string): string {
  const figures = shown.map((route) => {
    const image = readFileSync(screenshotPath(name, route), 'base64');
    return `<figure><figcaption>${route}</figcaption><img src="data:image/png;base64,${image}"></figure>`;
  });
  return `<style>
    body{display:grid;grid-template-columns:repeat(${across},minmax(0,1fr));gap:12px;margin:12px;background:#888;font:16px sans-serif}
    figure{margin:0}
    img{display:block;width:100%}
  </style>${figures.join('')}`;
}

function screenshotPath(name: string, route: string): string {
  const page = route.slice(1).replaceAll('/', '_') || 'home';
  return `${folder}/${name}-${page}.png`;
}

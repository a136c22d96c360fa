import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { freePorts } from '../../tools/services/free-ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { ensureBrowser } from '../../tools/testing/browser.ts';
import { startBenchSite } from './bench-site.ts';
import { median } from './median.ts';

// Measures the Largest Contentful Paint on a slow phone, for pages and for their text as bare HTML
// without styles, scripts or fonts. Both are served with the same headers, because the opener policy
// makes the browser start a new process, and in turn, so that other load affects both.

const ROUNDS = 9;
const routes = ['/', '/developers', '/resources/what-vetted-means'];
/** Lighthouse's settings for a phone on slow 4G. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const CPU_SLOWDOWN = 4;
const network = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

const site = await startBenchSite();
const { partner: port } = await freePorts();
const bare = await serveSite({ port, directory: writeBare(site.directory) });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});

console.log(`Largest paint on a slow phone, median of ${ROUNDS}`);
for (const route of routes) {
  const pageTimes: number[] = [];
  const bareTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    pageTimes.push(await largestPaint(browser, `${site.address}${route}`));
    bareTimes.push(await largestPaint(browser, `http://localhost:${port}${route}`));
  }
  const [page, text] = [median(pageTimes), median(bareTimes)];
  console.log(
    `  ${route.padEnd(34)}${page.toFixed(0).padStart(6)} ms, bare ${text.toFixed(0).padStart(6)} ms: ${(page / text).toFixed(2)} times`,
  );
}
await browser.close();
await bare.close();
await site.close();
process.exit(0);

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

/** Copies the site, reduces its pages to their text, and returns the folder of the copy. */
function writeBare(source: string): string {
  const directory = '.cache/bench/bare';
  rmSync(directory, { recursive: true, force: true });
  cpSync(source, directory, { recursive: true });
  for (const route of routes) {
    const file = join(directory, `${route === '/' ? 'index' : route}.html`);
    const text = readFileSync(file, 'utf8')
      .replace(/<(style|script|svg|template)\b.*?<\/\1>/gs, '')
      .replace(/<(link|img)\b[^>]*>/g, '')
      .replace(/ (style|class)="[^"]*"/g, '');
    writeFileSync(file, text);
  }
  return directory;
}

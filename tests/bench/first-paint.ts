import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { freePorts } from '../../tools/services/free-ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { needBrowser } from '../../tools/testing/browser.ts';
import { startBenchSite } from './bench-site.ts';
import { middle } from './middle.ts';

// When the largest thing of a page is painted on a slow phone, beside the same words as bare HTML:
// no style, no script, no font. Both come from the same kind of server with the same headers, for one
// of them alone may bring a new process, and they take turns, so that a busy moment strikes both.

const ROUNDS = 9;
const routes = ['/', '/developers', '/resources/what-vetted-means'];
/** A phone on slow 4G, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const SLOWER = 4;
const network = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

const site = await startBenchSite();
const { partner: port } = await freePorts();
const bare = await serveSite({ port, directory: writeBare(site.directory) });
const browser = await chromium.launch({
  executablePath: await needBrowser(),
  args: ['--no-sandbox'],
});

console.log(`Largest paint on a slow phone, middle of ${ROUNDS}`);
for (const route of routes) {
  const ours: number[] = [];
  const words: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await largestPaint(browser, `${site.address}${route}`));
    words.push(await largestPaint(browser, `http://localhost:${port}${route}`));
  }
  const [one, other] = [middle(ours), middle(words)];
  console.log(
    `  ${route.padEnd(34)}${one.toFixed(0).padStart(6)} ms, bare ${other.toFixed(0).padStart(6)} ms: ${(one / other).toFixed(2)} times`,
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
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

/** The same files, with words alone where the pages are; answers in which folder. */
function writeBare(source: string): string {
  const directory = '.cache/bench/bare';
  rmSync(directory, { recursive: true, force: true });
  cpSync(source, directory, { recursive: true });
  for (const route of routes) {
    const file = join(directory, `${route === '/' ? 'index' : route}.html`);
    const words = readFileSync(file, 'utf8')
      .replace(/<(style|script|svg|template)\b.*?<\/\1>/gs, '')
      .replace(/<(link|img)\b[^>]*>/g, '')
      .replace(/ (style|class)="[^"]*"/g, '');
    writeFileSync(file, words);
  }
  return directory;
}

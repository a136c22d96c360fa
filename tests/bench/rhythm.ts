import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '../../tools/testing/browser.ts';
import { routes } from '../e2e/site/expected/routes.ts';
import { showWholePage } from '../show-whole-page.ts';
import { startBenchSite } from './bench-site.ts';

// Measures how much of each page is empty: rows of pixels that have one color from one edge of
// a window of 1,280 px to the other, and empty stretches above 120 px, of which there should be none
// but in an opening or right before the sun of a closing. Exits with 1 if a page is over a limit.

const WIDTH = 1280;
const LONGEST = 120;
/** By how much the channels of a row's pixels may differ. Gradients are drawn with some noise. */
const TOLERANCE = 6;
/** What pages should have at most, and all of them as a mean. */
const LIMITS = { page: 0.38, mean: 0.3 };

interface Rhythm {
  height: number;
  blank: number;
  /** Where each empty stretch above the limit begins and ends, but for those beside an opening or a closing. */
  stretches: [from: number, to: number][];
}

const parts = process.argv.slice(2);
const chosen = routes.filter((route) => parts.length === 0 || parts.includes(route));
const site = await startBenchSite();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});
const shares: number[] = [];
let faults = 0;
for (const route of chosen) {
  const { height, blank, stretches } = await measure(browser, route);
  const share = blank / height;
  shares.push(share);
  const empty = stretches.map(([from, to]) => `${from}-${to}`).join(', ');
  const isGood = share <= LIMITS.page && stretches.length === 0;
  if (!isGood) faults += 1;
  console.log(
    `${isGood ? '✓' : '✘'} ${(share * 100).toFixed(0).padStart(3)} % ${route.padEnd(48)}${String(height).padStart(6)} px  ${empty}`,
  );
}
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
console.log(
  `${(mean * 100).toFixed(1)} % as the mean of ${chosen.length} pages, of at most ${LIMITS.mean * 100}`,
);
await browser.close();
await site.close();
process.exit(mean > LIMITS.mean || faults > 0 ? 1 : 0);

async function measure(browser: Browser, route: string): Promise<Rhythm> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${site.address}${route}`);
  await showWholePage(page);
  const [afterOpening, beforeClosing] = await page.evaluate(() => {
    const opening = document.querySelector('main :is(section, header)');
    const closing = document.querySelector('main > :last-child');
    return [
      opening?.getBoundingClientRect().bottom ?? 0,
      closing?.getBoundingClientRect().top ?? 0,
    ];
  });
  const image = await page.screenshot({ fullPage: true });
  const source = `data:image/png;base64,${image.toString('base64')}`;
  await page.goto('about:blank');
  const measured = await page.evaluate(countBlankRows, { source, TOLERANCE, LONGEST });
  await page.close();
  const stretches = measured.stretches.filter(([, to]) => to > afterOpening && to < beforeClosing);
  return { ...measured, stretches };
}

/** Runs in the page. */
async function countBlankRows({
  source,
  TOLERANCE,
  LONGEST,
}: {
  source: string;
  TOLERANCE: number;
  LONGEST: number;
}): Promise<Rhythm> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, 1_000);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no canvas.');
  const stretches: [number, number][] = [];
  let blank = 0;
  let start = 0;
  for (let top = 0; top < height; top += canvas.height) {
    context.clearRect(0, 0, width, canvas.height);
    context.drawImage(image, 0, -top);
    const { data } = context.getImageData(0, 0, width, canvas.height);
    for (let row = 0; row < canvas.height && top + row < height; row += 1) {
      const least = [255, 255, 255];
      const most = [0, 0, 0];
      for (let at = row * width * 4; at < (row + 1) * width * 4; at += 1) {
        const channel = at % 4;
        if (channel === 3) continue;
        const value = data[at] as number;
        if (value < (least[channel] as number)) least[channel] = value;
        if (value > (most[channel] as number)) most[channel] = value;
      }
      if (most.every((value, channel) => value - (least[channel] as number) <= TOLERANCE)) {
        blank += 1;
        continue;
      }
      if (top + row - start > LONGEST) stretches.push([start, top + row]);
      start = top + row + 1;
    }
  }
  return { height, blank, stretches };
}

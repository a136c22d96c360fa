import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePorts } from '../../tools/services/free-ports.ts';
import { ensureBrowser } from '../../tools/testing/browser.ts';
import { ensurePackage } from '../../tools/testing/ensure-package.ts';
import { routes as allRoutes } from '../e2e/site/expected/routes.ts';
import { startBenchSite } from './bench-site.ts';
import { median } from './median.ts';

// Runs Lighthouse with its phone settings three times on every route, or on the routes given as
// arguments, and prints the median of each figure.

const VERSION = '13.5.0';
const ROUNDS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Figures = readonly number[];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report }>;

const folder = await ensurePackage('lighthouse', VERSION);
const { default: lighthouse }: { default: Lighthouse } = await import(
  join(folder, 'core', 'index.js')
);
const chosen = process.argv.length > 2 ? process.argv.slice(2) : allRoutes;
const site = await startBenchSite();

console.log(`Lighthouse ${VERSION}, phone, median of ${ROUNDS}`);
console.log(row('', ['speed', 'access', 'practice', 'search', 'LCP ms', 'TBT ms', 'CLS']));
const failedAudits = new Set<string>();
for (const route of chosen) {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(route));
  const medianOf = (index: number) => median(rounds.map((figures) => figures[index] ?? Number.NaN));
  const scores = categories.map((_, index) => `${Math.round(medianOf(index) * 100)}`);
  const [lcp = 0, tbt = 0, cls = 0] = audits.map((_, index) => medianOf(categories.length + index));
  console.log(row(route, [...scores, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]));
}
if (failedAudits.size > 0) console.log(`Audits below 0.9: ${[...failedAudits].join(', ')}`);
await site.close();
process.exit(0);

/** Returns the scores of `categories`, then the values of `audits`. The browser's cache is empty. */
async function measure(route: string): Promise<Figures> {
  const { function: port } = await freePorts();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, logLevel: 'silent', onlyCategories: categories } as const;
    const { lhr } = await lighthouse(`${site.address}${route}`, flags);
    for (const [name, { score }] of Object.entries(lhr.audits)) {
      const isListed = audits.some((audit) => audit === name);
      if (score !== null && score < 0.9 && !isListed) failedAudits.add(name);
    }
    return [
      ...categories.map((name) => lhr.categories[name]?.score ?? 0),
      ...audits.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    ];
  } finally {
    await browser.close();
  }
}

function row(route: string, cells: readonly string[]): string {
  return [route.padEnd(46), ...cells.map((cell) => cell.padStart(9))].join('');
}

import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePorts } from '../../tools/services/free-ports.ts';
import { needBrowser } from '../../tools/testing/browser.ts';
import { needPackage } from '../../tools/testing/on-demand.ts';
import { routes as every } from '../e2e/site/expected/routes.ts';
import { startBenchSite } from './bench-site.ts';
import { middle } from './middle.ts';

// Lighthouse on a phone, every route three times: the middle of each figure.

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

const folder = await needPackage('lighthouse', VERSION);
const { default: lighthouse }: { default: Lighthouse } = await import(
  join(folder, 'core', 'index.js')
);
const chosen = process.argv.length > 2 ? process.argv.slice(2) : every;
const site = await startBenchSite();

console.log(`Lighthouse ${VERSION}, phone, middle of ${ROUNDS}`);
console.log(row('', ['speed', 'access', 'practice', 'search', 'LCP ms', 'TBT ms', 'CLS']));
const imperfect = new Set<string>();
for (const route of chosen) {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(route));
  const figures = (rounds[0] as Figures).map((_, nth) =>
    middle(rounds.map((all) => all[nth] ?? 0)),
  );
  const [speed, access, practice, search, lcp, tbt, cls] = figures as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const cells = [speed, access, practice, search].map((score) => `${Math.round(score * 100)}`);
  console.log(row(route, [...cells, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]));
}
if (imperfect.size > 0) console.log(`Not full marks in: ${[...imperfect].join(', ')}`);
await site.close();
process.exit(0);

/** In a browser of its own: nothing is in its cache. */
async function measure(route: string): Promise<Figures> {
  const { function: port } = await freePorts();
  const browser = await chromium.launch({
    executablePath: await needBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, logLevel: 'silent', onlyCategories: categories } as const;
    const { lhr } = await lighthouse(`${site.address}${route}`, flags);
    for (const [name, { score }] of Object.entries(lhr.audits)) {
      const isPlain = audits.every((audit) => audit !== name);
      if (score !== null && score < 0.9 && isPlain) imperfect.add(name);
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

import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../tools/command.ts';
import { build } from '../../tools/commands/build.ts';
import { root } from '../../tools/root.ts';
import { median } from './median.ts';

// Measures how long the site takes to build after the widgets: as a part of `npm run build`, and as a
// process of its own in a copy of the project, as it is and with thousands of generated articles.

const ROUNDS = 3;
const articleCounts = [1_000, 10_000];
const copy = join(root, '.cache/bench/copy');
const sources = [
  'site',
  'widgets',
  'supabase',
  'tools',
  '.eleventy.js',
  'CHANGELOG.md',
  'package.json',
  'vite.config.ts',
];
const template = readFileSync(join(root, 'site/articles/what-vetted-means.md'), 'utf8');

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  times.push((await build({ outDir: '.cache/bench/dist' })).siteSeconds);
cpSync(join(root, '.cache/bench/dist/widgets'), join(copy, 'dist/widgets'), { recursive: true });

interface Time {
  /** How long the process ran, in seconds. */
  readonly total: number;
  /** The time that Eleventy reports, in seconds. */
  readonly eleventy: number;
}

console.log(
  `In npm run build, after the widgets, median of ${ROUNDS}: ${median(times).toFixed(1)} s`,
);
console.log('As a process of its own: in total, and as Eleventy reports');
print('all pages, with an empty cache', await buildSite());
const rounds: Time[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await buildSite());
const alone: Time = {
  total: median(rounds.map(({ total }) => total)),
  eleventy: median(rounds.map(({ eleventy }) => eleventy)),
};
print(`all pages, median of ${ROUNDS}`, alone);
for (const count of articleCounts) {
  for (let nth = 0; nth < count; nth += 1) writeArticle(nth);
  const time = await buildSite();
  print(`with ${count.toLocaleString('en')} more articles`, time);
  const each = ((time.total - alone.total) / count) * 1000;
  console.log(`${'    per article'.padEnd(42)}${each.toFixed(1).padStart(7)} ms`);
}
rmSync(copy, { recursive: true, force: true });
process.exit(0);

async function buildSite(): Promise<Time> {
  const begin = performance.now();
  const args = [join(root, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'];
  const env = { NODE_ENV: 'production', OUT_DIR: 'dist' };
  const { isOk, output } = await runCommand(process.execPath, args, { env, cwd: copy });
  if (!isOk) throw new Error(output);
  const eleventy = Number(/in ([\d.]+) seconds/.exec(output)?.[1]);
  return { total: (performance.now() - begin) / 1000, eleventy };
}

/** Each article has an address, a title and a cover of its own. */
function writeArticle(nth: number): void {
  const text = template
    .replace(/^title: .*$/m, `title: "Article ${nth}: what vetted should mean"`)
    .replace(/^seed: .*$/m, `seed: seed-${nth}`);
  writeFileSync(join(copy, `site/articles/generated-${nth}.md`), text);
}

function print(label: string, { total, eleventy }: Time): void {
  const cells = [total, eleventy].map((time) => `${time.toFixed(1).padStart(7)} s`);
  console.log(`  ${label.padEnd(40)}${cells.join('')}`);
}

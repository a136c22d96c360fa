import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../tools/command.ts';
import { build } from '../../tools/commands/build.ts';
import { root } from '../../tools/root.ts';
import { middle } from './middle.ts';

// How long the site takes to build once the widgets are there: as a part of `npm run build`; and in a
// copy and a process of its own, as it is and with as many articles as nobody will ever write, from
// the start of that process to its end and by Eleventy's clock.

const ROUNDS = 3;
const amounts = [1_000, 10_000];
const copy = join(root, '.cache/bench/copy');
const sources = [
  'site',
  'widgets',
  'supabase',
  'stack',
  '.eleventy.js',
  'package.json',
  'vite.config.ts',
];
const model = readFileSync(join(root, 'site/articles/what-vetted-means.md'), 'utf8');

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const parts: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  parts.push((await build({ outDir: '.cache/bench/dist' })).siteSeconds);
cpSync(join(root, '.cache/bench/dist/widgets'), join(copy, 'dist/widgets'), { recursive: true });

interface Time {
  /** Of the process, in seconds. */
  readonly whole: number;
  /** As Eleventy says. */
  readonly own: number;
}

console.log(
  `In npm run build, after the widgets, middle of ${ROUNDS}: ${middle(parts).toFixed(1)} s`,
);
console.log('As a process of its own: from its start to its end, and by its own clock');
print('all pages, nothing kept from before', await buildSite());
const rounds: Time[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await buildSite());
const alone: Time = {
  whole: middle(rounds.map(({ whole }) => whole)),
  own: middle(rounds.map(({ own }) => own)),
};
print(`all pages, middle of ${ROUNDS}`, alone);
for (const amount of amounts) {
  for (let nth = 0; nth < amount; nth += 1) writeArticle(nth);
  const time = await buildSite();
  print(`with ${amount.toLocaleString('en')} articles more`, time);
  const each = ((time.whole - alone.whole) / amount) * 1000;
  console.log(`${'    of that each article'.padEnd(42)}${each.toFixed(1).padStart(7)} ms`);
}
rmSync(copy, { recursive: true, force: true });
process.exit(0);

async function buildSite(): Promise<Time> {
  const begin = performance.now();
  const words = [join(root, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'];
  const env = { NODE_ENV: 'production', OUT_DIR: 'dist' };
  const { isOk, output } = await runCommand(process.execPath, words, { env, cwd: copy });
  if (!isOk) throw new Error(output);
  const own = Number(/in ([\d.]+) seconds/.exec(output)?.[1]);
  return { whole: (performance.now() - begin) / 1000, own };
}

/** No two share an address, a title or a cover. */
function writeArticle(nth: number): void {
  const text = model
    .replace(/^title: .*$/m, `title: "Article ${nth}: what vetted should mean"`)
    .replace(/^seed: .*$/m, `seed: seed-${nth}`);
  writeFileSync(join(copy, `site/articles/generated-${nth}.md`), text);
}

function print(what: string, { whole, own }: Time): void {
  const [all, eleventy] = [whole, own].map((time) => time.toFixed(1).padStart(7));
  console.log(`  ${what.padEnd(40)}${all} s${eleventy} s`);
}

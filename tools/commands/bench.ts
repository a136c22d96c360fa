import { cpus, loadavg } from 'node:os';
import { runScript } from '../command.ts';
import { onStop } from '../services/on-stop.ts';

// Runs the benchmarks. Only `rhythm` has limits that fail: timings depend on how busy the machine is.
// Arguments select benchmarks by a part of their name; those that start with "/" are routes for them.

/** Each runs in a process of its own, so that none is affected by what another left in memory. */
const benchmarks = [
  'submissions',
  'year-of-forms',
  'site-build',
  'embeds',
  'first-paint',
  'lighthouse',
  'rhythm',
];

onStop((signal) => console.error(`Stopped by ${signal}.`));

const args = process.argv.slice(2);
const routes = args.filter((arg) => arg.startsWith('/'));
const parts = args.filter((arg) => !arg.startsWith('/'));
const chosen = benchmarks.filter(
  (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
);

console.log(`${cpus().length} cores, Node ${process.versions.node}`);
for (const name of chosen) {
  console.log(`\n# ${name}, at a load of ${loadavg()[0]?.toFixed(1)}`);
  const { isOk } = await runScript(`tests/bench/${name}.ts`, routes, { isShown: true });
  if (!isOk) process.exitCode = 1;
}
process.exit();

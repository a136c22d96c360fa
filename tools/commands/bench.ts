import { cpus, loadavg } from 'node:os';
import { runScript } from '../command.ts';
import { onStop } from '../services/on-stop.ts';

// Measures, and judges nothing: a machine that is busy with something else is slow, and no test.
// Parts of names choose among the benches; what follows "--" is the bench's own.

/** In this order, each in a process of its own: none measures what another left behind. */
const benches = ['submissions', 'site-build', 'embeds', 'first-paint', 'lighthouse'];

onStop((signal) => console.error(`Stopped by ${signal}.`));

const words = process.argv.slice(2);
const chosen = benches.filter((name) => {
  const parts = words.filter((word) => !word.startsWith('/'));
  return parts.length === 0 || parts.some((part) => name.includes(part));
});
const routes = words.filter((word) => word.startsWith('/'));

console.log(`${cpus().length} cores, Node ${process.versions.node}`);
for (const name of chosen) {
  console.log(`\n# ${name}, at a load of ${loadavg()[0]?.toFixed(1)}`);
  const { isOk } = await runScript(`tests/bench/${name}.ts`, routes, { isShown: true });
  if (!isOk) process.exitCode = 1;
}
process.exit();

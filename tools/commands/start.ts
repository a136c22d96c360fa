import type { RunningService } from '../services/listen.ts';
import { onStop } from '../services/on-stop.ts';
import { readPorts } from '../services/ports.ts';
import { serveSite } from '../services/serve.ts';
import { assertAllFree, buildVariables, listAddresses, startStack } from '../services/stack.ts';
import { build } from './build.ts';

// Not `dist`: this build holds the addresses of this machine and must not be deployed.
const directory = process.env.OUT_DIR ?? '.cache/start';
let stack: RunningService | undefined;
onStop(() => stack?.close(), 0);

try {
  const ports = readPorts();
  await assertAllFree(ports);
  console.log('Building ...');
  await build({ outDir: directory, env: buildVariables(ports) });
  const startSite = () => serveSite({ port: ports.site, directory });
  stack = await startStack({ ports, startSite });
  console.log(
    `\nAll services are running.\n\n${listAddresses(ports)}\n\n  Press Ctrl-C to stop them.\n`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

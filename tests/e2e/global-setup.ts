import { appendFileSync } from 'node:fs';
import { build } from '../../tools/commands/build.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { assertAllFree, buildVariables, startStack } from '../../tools/services/stack.ts';

const cache = '.cache/test';
const directory = `${cache}/dist`;

/**
 * Starts the services, and stops them after the last test. Builds the site first, unless the
 * environment variable `IS_BUILT` says that a stage before this one did. Sets `STACK_DATABASE_URL`
 * to the connection string of the database's owner.
 */
export default async function setUp(): Promise<() => Promise<unknown>> {
  const ports = readPorts();
  await assertAllFree(ports);
  if (!process.env.IS_BUILT) await build({ outDir: directory, env: buildVariables(ports) });
  const stack = await startStack({
    ports,
    startSite: () => serveSite({ port: ports.site, directory }),
    isTemporary: true,
    onLine: (line) => appendFileSync(`${cache}/send-email.log`, `${line}\n`),
  });
  process.env.STACK_DATABASE_URL = stack.database.ownerUrl;
  return () => stack.close();
}

import { build } from '../../tools/commands/build.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { assertAllFree, buildVariables, startStack } from '../../tools/services/stack.ts';

const directory = '.cache/test/dist';

/**
 * Builds the site and starts the services, unless they run already: then the environment variable
 * `STACK_DATABASE_URL` has the connection string of the database's owner.
 */
export default async function setUp(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.STACK_DATABASE_URL) return undefined;
  const ports = readPorts();
  await assertAllFree(ports);
  await build({ outDir: directory, env: buildVariables(ports) });
  const startSite = () => serveSite({ port: ports.site, directory });
  const stack = await startStack({ ports, startSite, isTemporary: true });
  process.env.STACK_DATABASE_URL = stack.database.ownerUrl;
  return () => stack.close();
}

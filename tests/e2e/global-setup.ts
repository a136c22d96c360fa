import { build } from '../../tools/commands/build.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { assertAllFree, buildVariables, startStack } from '../../tools/services/stack.ts';

const directory = '.cache/test/dist';

/**
 * Builds and starts what the tests need. Where it runs already, `STACK_DATABASE_URL` in the
 * environment says how the owner of its database logs in.
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

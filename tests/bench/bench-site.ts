import { build } from '../../tools/commands/build.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import type { Running } from '../../tools/services/listen.ts';
import { serveSite } from '../../tools/services/serve.ts';

export interface BenchSite extends Running {
  /** Of its own, without a slash at the end. */
  readonly address: string;
  /** Where it was built. */
  readonly directory: string;
}

/** Builds the site as it goes to its host, and serves it as the host would. */
export async function startBenchSite(): Promise<BenchSite> {
  const directory = '.cache/bench/dist';
  await build({ outDir: directory });
  const { site: port } = await freePorts();
  const running = await serveSite({ port, directory });
  return { ...running, address: `http://localhost:${port}`, directory };
}

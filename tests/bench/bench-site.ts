import { build } from '../../tools/commands/build.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import type { RunningService } from '../../tools/services/listen.ts';
import { serveSite } from '../../tools/services/serve.ts';

interface BenchSite extends RunningService {
  /** The origin, without a slash at the end. */
  readonly address: string;
  /** The folder of the build. */
  readonly directory: string;
}

/** Builds the site for deployment, and serves it on a free port. */
export async function startBenchSite(): Promise<BenchSite> {
  const directory = '.cache/bench/dist';
  await build({ outDir: directory });
  const { site: port } = await freePorts();
  const running = await serveSite({ port, directory });
  return { ...running, address: `http://localhost:${port}`, directory };
}

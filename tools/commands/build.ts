import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runScript } from '../command.ts';
import { root } from '../root.ts';
import { onStop } from '../services/on-stop.ts';

interface BuildOptions {
  readonly outDir: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A site with 10,000 articles builds in half a minute, so a slower build must be stuck. */
const DEADLINE_MS = 180_000;

interface BuildResult {
  /** How long Eleventy took, after the widgets were built. */
  readonly siteSeconds: number;
}

/** Writes the widgets and the site to `outDir`. Rejects with the output of a failed build. */
export async function build({ outDir, env }: BuildOptions): Promise<BuildResult> {
  assertReplaceable(outDir);
  assertVariables({ ...process.env, ...env });
  // A failed build leaves the last one as it was.
  const next = `${outDir}.next`;
  removeBuild(next);
  const { isOk, output } = await runScript('tools/build/write-dist.mjs', [], {
    env: { ...env, NODE_ENV: 'production', OUT_DIR: relative(root, resolve(root, next)) },
    deadlineMs: DEADLINE_MS,
  });
  // Eleventy repeats the error at length, and prints its file count even in quiet mode.
  const messages = output.replace(/^\[11ty\].*\n?/gm, '').trim();
  if (!isOk) {
    removeBuild(next);
    throw new Error(
      messages.includes('\n') ? `${messages}\nThe build failed: see above.` : messages,
    );
  }
  removeBuild(outDir);
  for (const suffix of suffixes) {
    renameSync(resolve(root, `${next}${suffix}`), resolve(root, `${outDir}${suffix}`));
  }
  if (messages) console.warn(messages);
  return { siteSeconds: Number(/^\[11ty\].* in ([\d.]+) seconds/m.exec(output)?.[1]) };
}

/** A build has a folder for the public, and one with the settings of hosts. */
const suffixes = ['', '-hosts'];

function removeBuild(outDir: string): void {
  for (const suffix of suffixes) {
    rmSync(resolve(root, `${outDir}${suffix}`), { recursive: true, force: true });
  }
}

/** A build replaces its folder, so it refuses a folder with files that are not from a build. */
function assertReplaceable(outDir: string): void {
  const folder = resolve(root, outDir);
  const isBuild = existsSync(join(folder, '_headers'));
  if (isBuild || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `OUT_DIR: ${folder} has files in it that are not from a build, and building would delete them. Name another folder, or empty it yourself.`,
  );
}

const isAddress = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const address = [
  isAddress,
  'is no web address. Write it with https:// or http://, such as https://example.com.',
] as const;

/** What each variable may be. A wrong one would break links or forms only later. */
const variables = {
  SITE_URL: address,
  SUPABASE_URL: address,
  SCHEDULER_URL: address,
  LIVE_SITE: [(value: string) => value === '' || isAddress(value), address[1]],
  PROOF: [(value: string) => /^(off|altcha)$/.test(value), 'is unknown. Set it to off or altcha.'],
} as const;

export function assertVariables(env: NodeJS.ProcessEnv): void {
  for (const [name, [isValid, hint]] of Object.entries(variables)) {
    const value = env[name];
    if (value !== undefined && !isValid(value)) throw new Error(`${name}: "${value}" ${hint}`);
  }
}

if (import.meta.main) {
  onStop(() => {});
  const outDir = process.env.OUT_DIR ?? 'dist';
  const begin = performance.now();
  const isStrict = process.argv.includes('--strict');
  const options = { outDir, env: { WITH_PACKAGE: '1', ...(isStrict && { STRICT: '1' }) } };
  const { siteSeconds } = await build(options).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log(`Built ${outDir}/ in ${seconds.toFixed(1)} s (site: ${siteSeconds.toFixed(1)} s).`);
  process.exit(0);
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runScript } from './command.ts';
import { onStop } from './on-stop.ts';
import { root } from './root.ts';

export interface BuildOptions {
  readonly outDir: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** 10,000 articles take half a minute: a build that is still busy after this long never ends. */
const DEADLINE_MS = 180_000;

/** Writes the widgets and the site; rejects with what the builder said where that fails. */
export async function build({ outDir, env }: BuildOptions): Promise<void> {
  assertMayBeEmptied(outDir);
  const { isOk, output } = await runScript('stack/write-dist.mjs', [], {
    env: { ...env, NODE_ENV: 'production', OUT_DIR: relative(root, resolve(root, outDir)) },
    deadlineMs: DEADLINE_MS,
  });
  // Eleventy repeats what the error says, at length, and its count even when it is told to be quiet.
  const words = output.replace(/^\[11ty\].*\n?/gm, '').trim();
  if (!isOk) throw new Error(`${words}\nThe build failed: see above.`);
  if (words) console.warn(words);
}

/** A build begins with an empty folder: one with anything else in it is somebody's own. */
function assertMayBeEmptied(outDir: string): void {
  const folder = resolve(root, outDir);
  const isBuild = existsSync(join(folder, '.vite/manifest.json'));
  if (isBuild || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `OUT_DIR: ${folder} has files in it that are no build, and building would delete them. Name another folder, or empty it yourself.`,
  );
}

if (import.meta.main) {
  onStop(() => {});
  const outDir = process.env.OUT_DIR ?? 'dist';
  const begin = performance.now();
  await build({ outDir, env: { WITH_PACKAGE: '1' } }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`Built ${outDir}/ in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  process.exit(0);
}

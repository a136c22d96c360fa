import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runScript } from '../command.ts';
import { root } from '../root.ts';
import { onStop } from '../services/on-stop.ts';

export interface BuildOptions {
  readonly outDir: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** 10,000 articles take half a minute: a build that is still busy after this long never ends. */
const DEADLINE_MS = 180_000;

export interface Built {
  /** How long the site took, by Eleventy's clock, once the widgets were there. */
  readonly siteSeconds: number;
}

/** Writes the widgets and the site; rejects with what the builder said where that fails. */
export async function build({ outDir, env }: BuildOptions): Promise<Built> {
  assertMayBeEmptied(outDir);
  const { isOk, output } = await runScript('tools/build/write-dist.mjs', [], {
    env: { ...env, NODE_ENV: 'production', OUT_DIR: relative(root, resolve(root, outDir)) },
    deadlineMs: DEADLINE_MS,
  });
  // Eleventy repeats what the error says, at length, and its count even when it is told to be quiet.
  const words = output.replace(/^\[11ty\].*\n?/gm, '').trim();
  if (!isOk) throw new Error(`${words}\nThe build failed: see above.`);
  if (words) console.warn(words);
  return { siteSeconds: Number(/^\[11ty\].* in ([\d.]+) seconds/m.exec(output)?.[1]) };
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
  const options = { outDir, env: { WITH_PACKAGE: '1' } };
  const { siteSeconds } = await build(options).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const seconds = (performance.now() - begin) / 1000;
  const parts = `${siteSeconds.toFixed(1)} s of them for the site`;
  console.log(`Built ${outDir}/ in ${seconds.toFixed(1)} s, ${parts}.`);
  process.exit(0);
}

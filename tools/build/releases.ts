import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The live site is the archive of its releases: a build reads there what was released, and copies what
// must stay. This needs no server of ours and works on every host.

/** `/widgets/releases.json` */
export interface Releases {
  /** The first day of each version, and the hashes of its files by name, which never change. */
  readonly versions: Readonly<Record<string, { readonly date: string; readonly files: Hashes }>>;
  /** The files with a hash in their names, by path. One that a build no longer has is kept for a while. */
  readonly assets: Readonly<Record<string, { readonly hash: string; readonly replaced?: string }>>;
}

type Hashes = Readonly<Record<string, string>>;

/** Pages that visitors opened before a release ask for its files that much longer. */
const KEPT_DAYS = 30;

interface Options {
  /** The folder of the build, which has the files of this release. */
  readonly outDir: string;
  readonly version: string;
  /** The address of the live site; undefined for the first release. */
  readonly liveSite: string | undefined;
  /** The day of the build, as 2026-11-23. */
  readonly today: string;
}

/**
 * Adds the files of earlier releases to a build: every version of the widgets, and the assets that were
 * replaced in the last 30 days. Rejects if the live site cannot be read, or if the build would change a
 * released version.
 */
export async function keepReleases({ outDir, version, liveSite, today }: Options): Promise<void> {
  const live = liveSite ? await readReleases(liveSite) : { versions: {}, assets: {} };
  const released = live.versions[version];
  const files = hashesOf(join(outDir, 'widgets', version));
  if (released) assertSame(version, released.files, files);
  const built = Object.fromEntries(
    Object.entries(hashesOf(join(outDir, 'assets'))).map(([name, hash]) => [name, { hash }]),
  );
  const assets = { ...keptAssets(live.assets, built, today), ...built };
  const versions = { ...live.versions, [version]: { date: released?.date ?? today, files } };
  for (const [name, { files }] of Object.entries(versions)) {
    await copyMissing(liveSite, join('widgets', name), files, outDir);
  }
  const hashes = Object.entries(assets).map(([name, { hash }]) => [name, hash]);
  await copyMissing(liveSite, 'assets', Object.fromEntries(hashes), outDir);
  const releases: Releases = { versions, assets };
  writeFileSync(join(outDir, 'widgets/releases.json'), `${JSON.stringify(releases, null, 2)}\n`);
}

/** The live assets that this build lacks, with the day on which they were replaced. */
function keptAssets(
  live: Releases['assets'],
  built: Readonly<Record<string, unknown>>,
  today: string,
): Releases['assets'] {
  const oldest = new Date(Date.parse(today) - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const kept = Object.entries(live)
    .filter(([name]) => !(name in built))
    .map(([name, { hash, replaced = today }]) => [name, { hash, replaced }] as const);
  return Object.fromEntries(kept.filter(([, { replaced }]) => replaced >= oldest));
}

async function readReleases(liveSite: string): Promise<Releases> {
  const address = new URL('/widgets/releases.json', liveSite);
  try {
    return JSON.parse((await download(address)).toString());
  } catch (error) {
    throw new Error(
      `LIVE_SITE: ${address} cannot be read (${(error as Error).message}). Correct the address, or unset LIVE_SITE for a first release.`,
    );
  }
}

function assertSame(version: string, released: Hashes, built: Hashes): void {
  const names = new Set([...Object.keys(released), ...Object.keys(built)]);
  const changed = [...names].filter((name) => released[name] !== built[name]).sort();
  if (changed.length === 0) return;
  throw new Error(
    `Version ${version} was released with another ${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} other files` : ''}. Increase "version" in package.json: partners have pinned what is released.`,
  );
}

/** Downloads the files that a folder of the build lacks, and checks their hashes. */
async function copyMissing(
  liveSite: string | undefined,
  folder: string,
  files: Hashes,
  outDir: string,
): Promise<void> {
  for (const [name, hash] of Object.entries(files)) {
    const path = join(outDir, folder, name);
    if (existsSync(path) || !liveSite) continue;
    const address = new URL(`/${folder}/${name}`, liveSite);
    const content = await download(address).catch((error: Error) => {
      throw new Error(
        `LIVE_SITE: ${address} cannot be read (${error.message}), but was released. Upload it again from a backup of that release.`,
      );
    });
    if (hashOf(content) !== hash) {
      throw new Error(
        `LIVE_SITE: ${address} is not what was released: its hash differs from that in releases.json. Upload it again from a backup of that release.`,
      );
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

async function download(address: URL): Promise<Buffer> {
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw new Error('no answer');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The hashes of the files directly in a folder, by name, as for the `integrity` of a script. */
export const hashesOf = (folder: string): Hashes =>
  Object.fromEntries(
    globSync('*.*', { cwd: folder })
      .sort()
      .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );

const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

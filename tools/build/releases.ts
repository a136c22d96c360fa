import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The live site is the archive of its releases: a build reads there what was released, and copies what
// must stay. This needs no server of ours and works on every host.

/** `/widgets/releases.json` */
interface Releases {
  /** The first day of each version, and the hashes of its files by name, which never change. */
  readonly versions: Readonly<Record<string, { readonly date: string; readonly files: Hashes }>>;
  /** The version that a page gets from each loader: `{ "v1": "1.4.2" }`. */
  readonly loaders: Readonly<Record<string, string>>;
  /** The files with a hash in their names. One that a build no longer has is kept for a while. */
  readonly assets: Readonly<Record<string, { readonly hash: string; readonly replaced?: string }>>;
}

type Hashes = Readonly<Record<string, string>>;

/** Pages that visitors opened before a release ask for its files that much longer. */
const KEPT_DAYS = 30;

interface Options {
  /** The folder of the build. */
  readonly outDir: string;
  /** The address of the live site; undefined for the first release. */
  readonly liveSite: string | undefined;
  /** What `readReleases` returned. */
  readonly live: Releases;
  /** The day of the build, as 2026-11-23. */
  readonly today: string;
}

/** Reads what the live site has released. Rejects with one line if it cannot be read. */
export async function readReleases(liveSite: string | undefined): Promise<Releases> {
  if (!liveSite) return { versions: {}, loaders: {}, assets: {} };
  const address = addressOf(liveSite, 'widgets/releases.json');
  try {
    const releases: Releases = JSON.parse((await download(address)).toString());
    assertNames(releases);
    return releases;
  } catch (error) {
    throw new Error(
      `LIVE_SITE: ${address} cannot be read (${(error as Error).message}). Correct the address, or unset LIVE_SITE for a first release.`,
    );
  }
}

/** The names become paths in the build folder, so a name that could lead out of it is refused. */
function assertNames({ versions, loaders, assets }: Releases): void {
  if (!versions || !loaders || !assets) throw new Error('no build has written it');
  const files = Object.values(versions).flatMap(({ files }) => Object.keys(files));
  const names = [
    ...[...Object.keys(versions), ...Object.values(loaders)].filter(
      isNot(/^\d+(\.\d+){2}(-[\w.]+)?$/),
    ),
    ...Object.keys(loaders).filter(isNot(/^v\d+$/)),
    ...[...files, ...Object.keys(assets)].filter(isNot(/^[\w-]+(\.[\w-]+)+$/)),
  ];
  if (names[0] !== undefined) throw new Error(`"${names[0]}" is no name of a released file`);
}

const isNot = (pattern: RegExp) => (name: string) => !pattern.test(name);

const addressOf = (liveSite: string, path: string): string =>
  `${liveSite.replace(/\/$/, '')}/${path}`;

/**
 * Adds every released version of the widgets to a build, and the loader of each older major version.
 * Rejects if the build would change a released version. Call it before the headers of the folders are
 * written.
 *
 * @param loader The folder of the loader of this version, such as `v1`.
 */
export async function keepVersions(
  version: string,
  loader: string,
  { outDir, liveSite, live, today }: Options,
): Promise<Omit<Releases, 'assets'>> {
  const folderOf = (name: string) => join('widgets', name);
  const released = live.versions[version];
  const files = hashesOf(join(outDir, folderOf(version)));
  if (released) assertSame(version, released.files, files);
  const versions = { ...live.versions, [version]: { date: released?.date ?? today, files } };
  for (const [name, { files }] of Object.entries(versions)) {
    await copyMissing(liveSite, folderOf(name), files, outDir);
  }
  const loaders = { ...live.loaders, [loader]: version };
  for (const [name, current] of Object.entries(loaders)) {
    const from = join(outDir, folderOf(current), 'hire.js');
    cpSync(from, join(outDir, folderOf(name), 'hire.js'));
  }
  return { versions, loaders };
}

/**
 * Adds the assets that were replaced in the last 30 days to a build, and writes `releases.json`. Call it
 * when all assets of the build are written.
 */
export async function keepAssets(
  kept: Omit<Releases, 'assets'>,
  { outDir, liveSite, live, today }: Options,
): Promise<void> {
  const built = Object.fromEntries(
    Object.entries(hashesOf(join(outDir, 'assets'))).map(([name, hash]) => [name, { hash }]),
  );
  const assets = { ...keptAssets(live.assets, built, today), ...built };
  const hashes = Object.entries(assets).map(([name, { hash }]) => [name, hash]);
  await copyMissing(liveSite, 'assets', Object.fromEntries(hashes), outDir);
  const releases: Releases = { ...kept, assets };
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
    const address = addressOf(liveSite, `${folder}/${name}`);
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

async function download(address: string): Promise<Buffer> {
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

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets, keepVersions, readReleases } from '../../tools/build/releases.ts';

/** The folder that the live site serves. */
let live: string;
let liveSite: string;
let close: () => void;

beforeEach(async () => {
  live = mkdtempSync(join(tmpdir(), 'live-'));
  const server = createServer((request, response) =>
    sirv(live, { dev: true })(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  liveSite = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterEach(() => {
  close();
  rmSync(live, { recursive: true });
});

interface Build {
  readonly version: string;
  readonly code?: string;
  readonly asset?: string;
  readonly today?: string;
  readonly from?: string;
}

/** Builds a release into a new folder. */
async function build({
  version,
  code = version,
  asset = `shell-${version}.js`,
  today = '2026-11-23',
  from = liveSite,
}: Build): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['assets', `widgets/${version}`]) {
    mkdirSync(join(outDir, folder), { recursive: true });
  }
  writeFileSync(join(outDir, `widgets/${version}/apply.js`), code);
  writeFileSync(join(outDir, `widgets/${version}/hire.js`), `loads ${version}`);
  writeFileSync(join(outDir, 'assets', asset), asset);
  const options = { outDir, liveSite: from, live: await readReleases(from), today };
  await keepAssets(await keepVersions(version, `v${version[0]}`, options), options);
  return outDir;
}

/** Uploads a build as `rsync --delete` does: what it lacks is gone. */
function upload(outDir: string): void {
  rmSync(live, { recursive: true });
  cpSync(outDir, live, { recursive: true });
}

const liveFile = (path: string): string => readFileSync(join(live, path), 'utf8');

test('three releases in a row keep every version, byte for byte', async () => {
  upload(await build({ version: '1.0.0', from: '' }));
  upload(await build({ version: '1.0.1' }));
  upload(await build({ version: '1.1.0' }));
  for (const version of ['1.0.0', '1.0.1', '1.1.0']) {
    expect(liveFile(`widgets/${version}/apply.js`)).toBe(version);
  }
});

test('an asset that a page of an earlier release needs is kept for 30 days', async () => {
  upload(await build({ version: '1.0.0', from: '', today: '2026-09-01' }));
  upload(await build({ version: '1.0.1', today: '2026-11-23' }));
  upload(await build({ version: '1.0.1', today: '2026-12-23' }));
  expect(liveFile('assets/shell-1.0.0.js')).toBe('shell-1.0.0.js');
  upload(await build({ version: '1.0.1', today: '2026-12-24' }));
  expect(existsSync(join(live, 'assets/shell-1.0.0.js'))).toBe(false);
});

test('each major version keeps its loader, and one that is taken back loads the version before', async () => {
  upload(await build({ version: '1.0.0', from: '' }));
  upload(await build({ version: '1.1.0' }));
  upload(await build({ version: '1.0.0' }));
  expect(liveFile('widgets/v1/hire.js')).toBe('loads 1.0.0');
  expect(liveFile('widgets/1.1.0/apply.js')).toBe('1.1.0');
  upload(await build({ version: '2.0.0' }));
  expect(liveFile('widgets/v1/hire.js')).toBe('loads 1.0.0');
  expect(liveFile('widgets/v2/hire.js')).toBe('loads 2.0.0');
});

test('a version keeps the day of its release when only pages change', async () => {
  upload(await build({ version: '1.0.0', from: '', today: '2026-11-01' }));
  upload(await build({ version: '1.0.0', asset: 'shell-new.js' }));
  expect(JSON.parse(liveFile('widgets/releases.json')).versions['1.0.0'].date).toBe('2026-11-01');
});

test('a build that would change a released version is refused', async () => {
  upload(await build({ version: '1.0.0', from: '' }));
  await expect(build({ version: '1.0.0', code: 'changed' })).rejects.toThrow(
    'Version 1.0.0 was released with another apply.js. Increase "version" in package.json: partners have pinned what is released.',
  );
});

test('a file that is not what was released, or is gone, is refused', async () => {
  upload(await build({ version: '1.0.0', from: '' }));
  const file = join(live, 'widgets/1.0.0/apply.js');
  const address = `${liveSite}/widgets/1.0.0/apply.js`;
  writeFileSync(file, 'forged');
  await expect(build({ version: '1.0.1' })).rejects.toThrow(
    `LIVE_SITE: ${address} is not what was released: its hash differs from that in releases.json. Upload it again from a backup of that release.`,
  );
  rmSync(file);
  await expect(build({ version: '1.0.1' })).rejects.toThrow(
    `LIVE_SITE: ${address} cannot be read (status 404), but was released. Upload it again from a backup of that release.`,
  );
});

test('a site that has no releases, or does not answer, is refused in one line', async () => {
  await expect(build({ version: '1.0.0' })).rejects.toThrow(
    `LIVE_SITE: ${liveSite}/widgets/releases.json cannot be read (status 404). Correct the address, or unset LIVE_SITE for a first release.`,
  );
  await expect(build({ version: '1.0.0', from: 'http://127.0.0.1:1' })).rejects.toThrow(
    '(no answer). Correct the address, or unset LIVE_SITE for a first release.',
  );
});

test.each([
  { versions: { '../1.0.0': { date: '2026-11-23', files: {} } }, loaders: {}, assets: {} },
  { versions: { '1.0.0': { date: '', files: { '../1.0.0': '' } } }, loaders: {}, assets: {} },
  { versions: {}, loaders: { v1: '../1.0.0' }, assets: {} },
  { versions: {}, loaders: { 'v1/../1.0.0': '1.0.0' }, assets: {} },
  { versions: {}, loaders: {}, assets: { '../1.0.0': { hash: '' } } },
])('a name that leads out of its folder is refused (%j)', async (releases) => {
  mkdirSync(join(live, 'widgets'));
  writeFileSync(join(live, 'widgets/releases.json'), JSON.stringify(releases));
  await expect(readReleases(liveSite)).rejects.toThrow(
    '../1.0.0" is no name of a released file). Correct the address',
  );
});

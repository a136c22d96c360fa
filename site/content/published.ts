import { execFileSync } from 'node:child_process';

/** What a file said when it was right. */
interface Published<T> {
  value: T;
  /** For the people who edit the file: a sentence that says since when. */
  note: string;
}

/** A mistake is found soon, so a build looks at no more commits of a file. */
const MAX_COMMITS = 20;

/** Finds the latest commit in which `parse` accepts a file. Undefined if there is none. */
export function findPublished<T>(
  file: string,
  parse: (text: string) => T,
  folder = process.cwd(),
): Published<T> | undefined {
  for (const { hash, day } of commitsOf(file, folder)) {
    try {
      const value = parse(git(folder, 'show', `${hash}:./${file}`));
      return { value, note: `The site has it as it was on ${day}.` };
    } catch {
      // This commit is wrong too, or deletes the file.
    }
  }
  return undefined;
}

/** The latest commits that changed a file, the newest first. None without git history. */
function commitsOf(file: string, folder: string): { hash: string; day: string }[] {
  try {
    const log = git(folder, 'log', `-${MAX_COMMITS}`, '--format=%H %cs', '--', file);
    return log
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([hash = '', day = '']) => ({ hash, day }));
  } catch {
    return [];
  }
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

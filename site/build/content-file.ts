import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a build makes of a file that people edit. */
export interface ContentFile<T> {
  /** Undefined if it is left out. */
  value?: T;
  /** One line: the file, what is wrong with it, and what the site shows meanwhile. */
  fault?: string;
}

/** A mistake is found soon, so a build looks at no more commits of a file. */
const MAX_COMMITS = 20;

/**
 * Reads a file of a page. If `parse` throws, the page stays as it was published: as in the latest commit
 * in which `parse` accepts the file. Without such a commit, the page is left out.
 */
export function readContentFile<T>(
  file: string,
  parse: (text: string) => T,
  folder = process.cwd(),
): ContentFile<T> {
  try {
    return { value: parse(readFileSync(`${folder}/${file}`, 'utf8')) };
  } catch (error) {
    const wrong = `${file}: ${(error as Error).message.replace(/\.$/, '').replace(/\s+/g, ' ')}.`;
    for (const { hash, day } of commitsOf(file, folder)) {
      try {
        const value = parse(git(folder, 'show', `${hash}:./${file}`));
        return { value, fault: `${wrong} The site has it as it was on ${day}.` };
      } catch {
        // This commit is wrong too, or deletes the file.
      }
    }
    return { fault: `${wrong} It is left out: no commit has it without a mistake.` };
  }
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

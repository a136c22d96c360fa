import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const log = ['-c', 'core.quotepath=off', 'log', '--format=>%cI', '--name-only', '--relative'];

/** Maps each file to the day of its last commit (`2026-09-01`). Empty without git history. */
export async function lastChanged(folder: string): Promise<ReadonlyMap<string, string>> {
  const options = { maxBuffer: 1 << 28 };
  const answer = promisify(execFile)('git', [...log, '--', folder], options);
  return readLog(await answer.then(({ stdout }) => stdout).catch(() => ''));
}

/** Git prints the newest commit first, so only the first day counts for each file. */
export function readLog(text: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('>')) day = line.slice(1, 11);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

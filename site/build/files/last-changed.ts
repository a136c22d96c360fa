import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const log = ['-c', 'core.quotepath=off', 'log', '--format=>%cI', '--name-only', '--relative'];

/** The day on which each file was last committed; nothing where there is no history to ask. */
export async function lastChanged(folder: string): Promise<ReadonlyMap<string, string>> {
  const options = { maxBuffer: 1 << 28 };
  const answer = promisify(execFile)('git', [...log, '--', folder], options);
  return readLog(await answer.then(({ stdout }) => stdout).catch(() => ''));
}

/** The newest commit comes first, so the first day that a file is named under is its last. */
export function readLog(text: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('>')) day = line.slice(1, 11);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

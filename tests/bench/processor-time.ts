import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * How long processors have worked for a process and, but for this one, its children: what else the
 * machine does hardly shows in it.
 */
export function processorMs(pid: number | undefined): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
    .filter(({ id, parent }) => id === pid || (parent === pid && pid !== process.pid))
    .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

/**
 * How long processors could have worked and were not let, summed up since this machine began: what a
 * virtual one is told of its neighbours, `steal` in `man 5 proc_stat`.
 */
export function stolenMs(): number {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(total.split(/ +/)[8]) * TICK_MS;
}

/** The fields of `man 5 proc_pid_stat`; nothing where the process has just ended. */
function read(name: string) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [
      {
        id: Number(name),
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
      },
    ];
  } catch {
    return [];
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks of 1/100 s. */
const TICK_MS = 10;

/**
 * The CPU time of a process and its children, in milliseconds. For this process the children are left
 * out, because each of them is measured separately.
 */
export function cpuMs(pid: number | undefined): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)
    .filter(({ id, parent }) => id === pid || (parent === pid && pid !== process.pid))
    .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

/**
 * The CPU time, in milliseconds since boot and over all cores, that the host gave to other virtual
 * machines: `steal` in `man 5 proc_stat`.
 */
export function stolenMs(): number {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(total.split(/ +/)[8]) * TICK_MS;
}

/** Fields of `man 5 proc_pid_stat`; an empty array if the process has just ended. */
function readStat(name: string) {
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

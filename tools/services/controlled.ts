import type { ChildProcess } from 'node:child_process';
import type { Running } from './listen.ts';

/** A part of the stack that is a process of its own. */
export interface RunningProcess extends Running {
  /** Ends it as a crash would, without a chance to put anything away. */
  kill(): Promise<void>;
}

export interface ControlledProcess extends RunningProcess {
  readonly pid: number | undefined;
}

/**
 * Ends the child with this process at the latest; returns what ends it before: in peace, or by force
 * where that takes too long.
 */
export function control(
  child: ChildProcess,
  peaceful: NodeJS.Signals,
  patienceMs: number,
): ControlledProcess {
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const close = () => {
    child.kill(peaceful);
    const impatience = setTimeout(kill, patienceMs);
    return ended.finally(() => clearTimeout(impatience));
  };
  const endWithUs = () => void child.kill(peaceful);
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  return { pid: child.pid, close, kill };
}

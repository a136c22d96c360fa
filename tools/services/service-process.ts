import type { ChildProcess } from 'node:child_process';
import type { RunningService } from './listen.ts';

/** A service that runs in a process of its own. */
export interface ServiceProcess extends RunningService {
  readonly pid: number | undefined;
  /** Simulates a crash: the process gets no chance to clean up. */
  kill(): Promise<void>;
}

/**
 * Makes a child process end when this process exits, at the latest. `close` sends it `stopSignal`,
 * and SIGKILL if it has not ended after `timeoutMs`.
 */
export function manageProcess(
  child: ChildProcess,
  stopSignal: NodeJS.Signals,
  timeoutMs: number,
): ServiceProcess {
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const close = () => {
    child.kill(stopSignal);
    const timer = setTimeout(kill, timeoutMs);
    return ended.finally(() => clearTimeout(timer));
  };
  const stopOnExit = () => void child.kill(stopSignal);
  process.once('exit', stopOnExit);
  child.once('close', () => process.off('exit', stopOnExit));
  return { pid: child.pid, close, kill };
}

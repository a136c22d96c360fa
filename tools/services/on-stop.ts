import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof signals)[number];

/** Longer than any part of the stack takes to end in peace. */
const PATIENCE_MS = 5000;

/**
 * Calls back once, then ends this process: on Ctrl-C, on a kill, and when the process that started
 * this one is gone. One Ctrl-C arrives more than once, from the terminal, from npm and from
 * `run.mjs`: every one after the first is let pass.
 */
export function onStop(close: (signal: StopSignal) => unknown, exitCode?: number): void {
  let isStopping = false;
  const stop = async (signal: StopSignal) => {
    if (isStopping) return;
    isStopping = true;
    const code = exitCode ?? 128 + constants.signals[signal];
    setTimeout(() => process.exit(code), PATIENCE_MS).unref();
    await close(signal);
    process.exit(code);
  };
  for (const signal of signals) process.on(signal, stop);
  process.once('disconnect', () => stop('SIGHUP'));
}

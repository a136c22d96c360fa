import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof signals)[number];

/** Longer than any service takes to stop. */
const TIMEOUT_MS = 5000;

/**
 * Runs `close` and then exits: on Ctrl-C, on SIGTERM or SIGHUP, and when the parent process is gone.
 * One Ctrl-C arrives several times, from the terminal, from npm and from `run.mjs`; only the first
 * counts. Exits with `exitCode`, or with 128 plus the signal's number.
 */
export function onStop(close: (signal: StopSignal) => unknown, exitCode?: number): void {
  let isStopping = false;
  const stop = async (signal: StopSignal) => {
    if (isStopping) return;
    isStopping = true;
    const code = exitCode ?? 128 + constants.signals[signal];
    setTimeout(() => process.exit(code), TIMEOUT_MS).unref();
    await close(signal);
    process.exit(code);
  };
  for (const signal of signals) process.on(signal, stop);
  process.once('disconnect', () => stop('SIGHUP'));
}

import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface CommandOptions {
  /** The working directory; by default this project's folder. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Prints the output as it comes; `output` is then empty. */
  readonly isShown?: boolean;
  /** Kills the program after this time. */
  readonly deadlineMs?: number;
}

export interface CommandResult {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs a program, and kills it if this process exits first. Rejects if it cannot be started. */
export function runCommand(
  program: string,
  args: readonly string[],
  { cwd = root, env, isShown = false, deadlineMs }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...(!isShown && { NO_COLOR: '1' }), ...env },
      stdio: [
        'ignore',
        ...(isShown ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const kill = () => void child.kill();
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      const output = Buffer.concat(chunks).toString();
      const isTimedOut = signal === 'SIGKILL' && deadlineMs;
      resolve({
        isOk: code === 0,
        output: isTimedOut ? `${output}\nStopped after ${deadlineMs / 1000} s.` : output,
      });
    });
  });
}

/** Runs a script with the same Node as this one. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [script, ...args], options);
}

import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface CommandOptions {
  /** Where it runs; this project's folder unless told otherwise. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes instead of handing it back. */
  readonly isShown?: boolean;
  /** After this long the program is killed. */
  readonly deadlineMs?: number;
}

export interface CommandResult {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs a program. It never outlives this process. */
export function runCommand(
  program: string,
  words: readonly string[],
  { cwd = root, env, isShown = false, deadlineMs }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
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
      const isLate = signal === 'SIGKILL' && deadlineMs;
      resolve({
        isOk: code === 0,
        output: isLate ? `${output}\nStopped after ${deadlineMs / 1000} s.` : output,
      });
    });
  });
}

/** Runs a script by the Node that runs this one; `preload` names a module to run before it. */
export function runScript(
  script: string,
  words: readonly string[] = [],
  { preload, ...options }: CommandOptions & { readonly preload?: string } = {},
): Promise<CommandResult> {
  const first = preload ? ['--import', `./${preload}`] : [];
  return runCommand(process.execPath, [...first, script, ...words], options);
}

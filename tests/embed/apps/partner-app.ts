import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../tools/command.ts';
import { root } from '../../../tools/root.ts';
import { freePort } from '../../../tools/services/free-ports.ts';
import { unpackInto } from '../packed.ts';

const previewWithVite = (port: string) => [
  'node_modules/vite/bin/vite.js',
  ...['preview', '--port', port, '--strictPort'],
];

/** Each app's commands: the arguments for Node that build it, and those that serve it on a port. */
const commands: Readonly<Record<PartnerApp, Commands>> = {
  next: nextWith('--turbopack'),
  'next-webpack': { ...nextWith('--webpack'), source: 'next' },
  'vite-react': {
    builds: [['node_modules/typescript/bin/tsc'], ['node_modules/vite/bin/vite.js', 'build']],
    serve: previewWithVite,
  },
  angular: {
    builds: [['node_modules/@angular/cli/bin/ng.js', 'build']],
    serve: previewWithVite,
  },
};

interface Commands {
  /** The folder of the app's files; by default the app's name. */
  readonly source?: string;
  readonly builds: readonly (readonly string[])[];
  serve(port: string): readonly string[];
}

function nextWith(bundler: string): Commands {
  const next = 'node_modules/next/dist/bin/next';
  return {
    builds: [[next, 'build', bundler]],
    serve: (port) => [next, 'start', '--port', port],
  };
}

export type PartnerApp = 'next' | 'next-webpack' | 'vite-react' | 'angular';

/** Frameworks report usage to their makers unless they are told not to. */
const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

interface RunningApp {
  readonly address: string;
  close(): void;
}

/** Builds a partner's app with the packed package and the framework's own tools, and serves it. */
export async function startApp(name: PartnerApp): Promise<RunningApp> {
  const folder = await prepareApp(name, commands[name].source);
  for (const args of commands[name].builds) await run(process.execPath, args, folder);
  return serve(name, folder);
}

/**
 * Copies the files in `source` to a folder with the packed package, and returns the folder's path. The
 * libraries are installed on first use, and again when the lock file has changed.
 */
export async function prepareApp(name: string, source = name): Promise<string> {
  const folder = join(root, '.cache/apps', name);
  await install(source, folder);
  await unpackInto(join(folder, 'node_modules/@daybreak/widgets'));
  return folder;
}

async function install(source: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, source), folder, { recursive: true });
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing the libraries of tests/embed/apps/${source} ...`);
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  writeFileSync(stamp, lock);
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { isOk, output } = await runCommand(program, args, { cwd, env: quiet });
  if (!isOk) throw new Error(output);
}

async function serve(name: PartnerApp, cwd: string): Promise<RunningApp> {
  const port = `${await freePort()}`;
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, commands[name].serve(port), {
    cwd,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => void server.kill();
  process.once('exit', close);
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', async () => (await isServed(address)) && resolve());
    server.once('exit', (code) => reject(new Error(`The ${name} app ended with ${code}.`)));
  });
  return { address, close };
}

const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

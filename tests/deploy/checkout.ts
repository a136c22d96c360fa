import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { findCommand } from './guide.ts';
import { accessToken, project } from './stand-in-api.ts';

const DEADLINE_MS = 60_000;

/** A copy of this project's supabase/ folder to deploy from. */
export interface Checkout {
  readonly folder: string;
  /** Writes .env: the function's part of .env.example with these values, and more lines. */
  writeEnvironment(values: Readonly<Record<string, string>>, more: string): void;
  /** Runs a shell command in the copy. */
  run(line: string, env?: NodeJS.ProcessEnv): Promise<CommandResult>;
  /** Runs the command in docs/deploy.md that contains these words. */
  runGuide(words: string, env: NodeJS.ProcessEnv): Promise<void>;
  remove(): void;
}

export function createCheckout(apiUrl: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  cpSync(join(root, 'supabase'), join(folder, 'supabase'), { recursive: true });
  for (const name of ['node_modules', 'tools']) symlinkSync(join(root, name), join(folder, name));
  const profile = join(home, 'profile.yaml');
  const fields = { name: 'stand-in', api_url: apiUrl, dashboard_url: apiUrl };
  writeFileSync(profile, JSON.stringify({ ...fields, project_host: 'stand-in.example' }));
  const settings = {
    HOME: home,
    SUPABASE_ACCESS_TOKEN: accessToken,
    SUPABASE_PROFILE: profile,
    SUPABASE_YES: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
  };
  const run: Checkout['run'] = (line, env) =>
    runCommand('sh', ['-c', line], {
      cwd: folder,
      env: { ...settings, ...env },
      deadlineMs: DEADLINE_MS,
    });
  return {
    folder,
    run,
    writeEnvironment(values, more) {
      writeFileSync(join(folder, '.env'), `${fillIn(values)}${more}\n`);
    },
    async runGuide(words, env) {
      const line = findCommand(words).replaceAll('PROJECT', project);
      // The guide requires verified TLS, which the Postgres of a test does not have.
      const { isOk, output } = await run(line, { PGSSLMODE: 'disable', ...env });
      if (!isOk) throw new Error(`${line}\n${output}`);
    },
    remove() {
      for (const path of [folder, home]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function fillIn(values: Readonly<Record<string, string>>): string {
  const [ofFunction = ''] = readFileSync('.env.example', 'utf8').split('# --- The build');
  return ofFunction.replace(/^([A-Z_]+)=(.*)$/gm, (_, name: string, example: string) => {
    const value = values[name] ?? example;
    return `${name}=${value.includes('\n') ? `"${value}"` : value}`;
  });
}

/** The names of the function's variables in .env.example. */
export function functionVariables(): readonly string[] {
  return [...fillIn({}).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { runScript } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { freePort } from '../../tools/services/free-ports.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { serveSite } from '../../tools/services/serve.ts';
import { buildVariables } from '../../tools/services/stack.ts';

/** A copy of this project with an editor, so that no test changes the project itself. */
export interface Project {
  readonly folder: string;
  /** Where its built site is served. */
  readonly address: string;
  /** Builds the site again. Returns what the build printed, and rejects with it if it failed. */
  build(env?: NodeJS.ProcessEnv): Promise<string>;
}

const files = ['.eleventy.js', 'CHANGELOG.md', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['site', 'supabase', 'tools', 'widgets'];

export const test = base.extend<object, { project: Project }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'editor-'));
      for (const name of [...files, ...folders]) {
        cpSync(join(root, name), join(folder, name), { recursive: true });
      }
      // An editor's every save is a commit.
      const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
      git('init', '--quiet');
      git('add', 'site');
      const owner = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
      git(...owner, 'commit', '--quiet', '--message=Publish');
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      const port = await freePort();
      const server = await serveSite({ port, directory: join(folder, 'dist') });
      const project = {
        folder,
        address: `http://localhost:${port}`,
        build: (env?: NodeJS.ProcessEnv) => build(folder, env),
      };
      await project.build();
      await use(project);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function build(folder: string, more?: NodeJS.ProcessEnv): Promise<string> {
  const env = {
    ...buildVariables(readPorts()),
    NODE_ENV: 'production',
    OUT_DIR: 'dist',
    EDITOR_REPO: 'github:acme/site',
    ...more,
  };
  const { isOk, output } = await runScript('tools/build/write-dist.mjs', [], { cwd: folder, env });
  if (!isOk) throw new Error(output);
  return output;
}

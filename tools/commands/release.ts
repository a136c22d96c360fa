import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { readChangelog } from '../../site/content/changelog.ts';
import { findMissing } from '../build/release-check.ts';
import { readReleases } from '../build/releases.ts';
import { runScript } from '../command.ts';
import { root } from '../root.ts';
import { onStop } from '../services/on-stop.ts';

// Does what comes before a release, in this order, and stops at the first step that fails.

const { LIVE_SITE: liveSite } = env;
/** The tests run on this machine, not with the variables of the deployment. */
const withoutAddresses = Object.fromEntries(
  ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SCHEDULER_URL', 'LIVE_SITE'].map((name) => [
    name,
    undefined,
  ]),
);
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const changelog = readChangelog(readFileSync(`${root}CHANGELOG.md`, 'utf8'));

onStop(() => {});
try {
  const released = Object.keys((await readReleases(liveSite)).versions);
  const missing = findMissing({ version, released, changelog, liveSite });
  if (missing) throw new Error(missing);
  await run('test', 'A test failed: see above.', { env: withoutAddresses });
  await run('build', 'The build failed: see above.');
  await run('check', 'Placeholders are left: see above.', { args: ['--strict'] });
  console.log(
    `Version ${version} is in dist/. Deploy it as docs/deploy.md says, then run: git tag v${version} && git push --tags`,
  );
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

interface Step {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

async function run(command: string, failure: string, { args, env }: Step = {}): Promise<void> {
  const { isOk } = await runScript(`tools/commands/${command}.ts`, args, { env, isShown: true });
  if (!isOk) throw new Error(`${failure} Version ${version} is not released.`);
}

import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import sirv from 'sirv';
import { hashesOf } from '../../tools/build/releases.ts';
import { type CommandResult, runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { freePort } from '../../tools/services/free-ports.ts';
import { listen } from '../../tools/services/listen.ts';
import { hasPrograms } from '../../tools/testing/ensure-programs.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { answerQuickly, confirmation, press, wizardOf } from '../e2e/wizard.ts';
import { openHostPage } from '../embed/host-page.ts';
import { markupOf, tags, whenDefined } from '../embed/scenarios.ts';
import { findCommand } from './guide.ts';

// Releases versions in a row from a copy of this project, by the commands of the guides, to two hosts: to a
// folder in which `rsync --delete` replaces the files, and to one behind a link that is switched.

const MAX_MS = 900_000;
const [major] = JSON.parse(readFileSync('package.json', 'utf8')).version.split('.');
const [first, second, third] = [`${major}.0.0`, `${major}.0.1`, `${major}.1.0`] as const;
const folder = join(tmpdir(), `releases-${process.pid}`);
const project = join(folder, 'project');
const dist = join(project, 'dist');
const [replaced, switched] = [join(folder, 'replaced'), join(folder, 'switched')];

test.describe.configure({ mode: 'serial', timeout: MAX_MS });

let origins: readonly [replaced: string, switched: string];
const services: { close(): Promise<unknown> }[] = [];

test.beforeAll(async () => {
  copyProject();
  const ports = [await freePort(), await freePort()] as const;
  for (const [index, directory] of [replaced, switched].entries()) {
    const serveFile = sirv(directory, { dev: true, extensions: ['html'] });
    const service = await listen(ports[index] ?? 0, (request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      serveFile(request, response, () => void response.writeHead(404).end());
    });
    services.push(service);
  }
  origins = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`];
});

test.afterAll(async () => {
  for (const service of services) await service.close();
  rmSync(folder, { recursive: true });
});

test('a release takes nothing away, and a bad one is taken back', { tag: '@all' }, async ({
  browser,
}) => {
  test.skip(!(await hasPrograms('rsync', 'git')), 'needs rsync and git');
  await git('init --quiet');
  await git('add --all');
  const built: Record<string, string> = {};
  const release = async (version: string, liveSite: string) => {
    writeVersion(version);
    appendFileSync(join(project, 'site/scripts/shell.ts'), `\nconsole.debug('${version}');\n`);
    await git(`commit --all --message ${version}`);
    await git(`tag v${version}`);
    expect(await build(liveSite)).toEqual({ isOk: true, output: expect.any(String) });
    await upload();
    built[version] = join(folder, `built-${version}`);
    cpSync(dist, built[version], { recursive: true });
  };

  await release(first, '');
  const pinned = JSON.parse(readFileSync(join(dist, 'widgets/integrity.json'), 'utf8'));
  const opened = await Promise.all(origins.map((origin) => openPage(browser, origin)));
  await test.step('a release needs a higher version, and an entry in the changelog', async () => {
    const command = 'npm run --silent release';
    await expectRefused(origins[0], `package.json: version ${first} is not above`, command);
    writeVersion(second);
    await expectRefused(origins[0], `CHANGELOG.md: add "## [${second}]`, command);
  });
  await release(second, origins[0]);
  for (const [index, page] of opened.entries()) {
    await test.step(`the page opened before works on ${origins[index]}`, async () => {
      for (const tag of tags) {
        await page.locator(tag).scrollIntoViewIfNeeded();
        await whenDefined(page, tag);
        await page.locator(tag).evaluate((element) => element.removeAttribute('open'));
      }
      await sendLead(page);
      const asked = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(asked).toContain(`/widgets/${first}/get-matched.js`);
      expect(asked.filter((path) => path.startsWith(`/widgets/${second}/`))).toEqual([]);
      await page.close();
    });
  }
  await release(third, origins[0]);
  for (const host of [replaced, switched]) {
    for (const version of [first, second, third]) {
      const path = `widgets/${version}`;
      expect(hashesOf(join(host, path))).toEqual(hashesOf(join(built[version] ?? '', path)));
      const assets = hashesOf(join(built[version] ?? '', 'assets'));
      expect(hashesOf(join(host, 'assets'))).toMatchObject(assets);
    }
  }
  expect(scriptsOf(replaced)).toHaveLength(3);
  for (const origin of origins) {
    const page = await openPinned(browser, origin, pinned);
    await sendLead(page);
    await page.close();
  }

  await test.step('what would change a release is refused, and dist/ stays as it was', async () => {
    const before = allFiles(dist);
    const loader = join(project, 'widgets/hire.ts');
    appendFileSync(loader, "\nconsole.debug('changed');\n");
    await expectRefused(origins[0], `Version ${third} was released with another hire.js`);
    writeVersion(`${major}.1.1`);
    const file = join(replaced, `widgets/${first}/apply.js`);
    const content = readFileSync(file);
    writeFileSync(file, 'forged');
    const address = `${origins[0]}/widgets/${first}/apply.js`;
    await expectRefused(origins[0], `LIVE_SITE: ${address} is not what was released`);
    writeFileSync(file, content);
    await expectRefused(
      'http://localhost:1',
      'LIVE_SITE: http://localhost:1/widgets/releases.json',
    );
    expect(allFiles(dist)).toEqual(before);
    await git('checkout --force');
  });

  await test.step('a bad release is taken back by the runbook, after a newer one', async () => {
    const runbook = readFileSync('docs/operations.md', 'utf8');
    const [, text = ''] = /## Take back[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(runbook) ?? [];
    const { isOk, output } = await run(text.replace('TAG', `v${first}`), origins[0]);
    expect(isOk, output).toBe(true);
    await upload();
    const loader = readFileSync(join(replaced, `widgets/v${major}/hire.js`), 'utf8');
    expect(loader).toBe(readFileSync(join(replaced, `widgets/${first}/hire.js`), 'utf8'));
    for (const version of [second, third]) {
      const path = `widgets/${version}`;
      expect(hashesOf(join(replaced, path))).toEqual(hashesOf(join(built[version] ?? '', path)));
    }
  });
});

function copyProject(): void {
  const left = /^(node_modules|dist|\.git|\.cache)/;
  cpSync(root, project, {
    recursive: true,
    filter: (source) => !left.test(source.slice(root.length)),
  });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(replaced);
}

function writeVersion(version: string): void {
  const file = join(project, 'package.json');
  const text = readFileSync(file, 'utf8').replace(/"version": ".*"/, `"version": "${version}"`);
  writeFileSync(file, text);
}

/** Runs shell commands in the copy, with the variables of a deployment. */
const run = (commands: string, liveSite: string): Promise<CommandResult> =>
  runCommand('sh', ['-ec', commands], {
    cwd: project,
    env: {
      LIVE_SITE: liveSite,
      SITE_URL: origins[0],
      // Set by Playwright; Node warns about it beside NO_COLOR.
      FORCE_COLOR: undefined,
      OUT_DIR: undefined,
      WIDGETS_RELEASE: undefined,
    },
  });

const buildCommand = 'npm run --silent build';
const build = (liveSite: string) => run(buildCommand, liveSite);

async function git(command: string): Promise<void> {
  const author = '-c user.name=Test -c user.email=test@example.com';
  const { isOk, output } = await run(`git ${author} ${command}`, '');
  if (!isOk) throw new Error(output);
}

/** Uploads dist/ by the guide's command for a server, and by switching a link to a copy of it. */
async function upload(): Promise<void> {
  const command = findCommand('SERVER:/var/www/site/');
  const { isOk, output } = await run(command.replace('SERVER:/var/www/site', replaced), '');
  if (!isOk) throw new Error(output);
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(dist, copy, { recursive: true });
  symlinkSync(copy, `${switched}.next`);
  renameSync(`${switched}.next`, switched);
}

/** Opens a partner's page whose elements, but the popover, are too far away to load. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await openHostPage(page, {
    head: `<script type="module" src="${origin}/widgets/v${major}/hire.js"></script>`,
    policy: '',
    body: `<div style="block-size:9000px"></div>${tags.map((tag) => markupOf(tag)).join('')}`,
  });
  await page.waitForFunction(() => document.querySelector('hire-popover:defined'));
  return page;
}

interface Pinned {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Opens a partner's page that pins a version, as /embed writes it. */
async function openPinned(
  browser: Browser,
  origin: string,
  { version, files }: Pinned,
): Promise<Page> {
  const page = await browser.newPage();
  const address = `${origin}/widgets/${version}`;
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, hash]) => [`${address}/${file}`, hash]),
  );
  await openHostPage(page, {
    head: `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" crossorigin src="${address}/hire.js" integrity="${files['hire.js']}"></script>`,
    policy: '',
    body: '<hire-get-matched></hire-get-matched>',
  });
  return page;
}

async function sendLead(page: Page): Promise<void> {
  await wizardOf(page).scrollIntoViewIfNeeded();
  await whenDefined(page, 'hire-get-matched');
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await mailContaining(email);
}

async function expectRefused(
  liveSite: string,
  begin: string,
  command = buildCommand,
): Promise<void> {
  const { isOk, output } = await run(command, liveSite);
  expect(isOk).toBe(false);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(begin)]);
}

const scriptsOf = (host: string): string[] => globSync('assets/shell-*.js', { cwd: host });

/** Every file with what would change if it were written again. */
const allFiles = (directory: string): string[] =>
  globSync('**/*', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .sort();

import { execFileSync, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { root } from '../../tools/root.ts';
import { freePorts, portVariables } from '../../tools/services/free-ports.ts';
import { type Ports, readPorts } from '../../tools/services/ports.ts';
import { functionUrl, partner, site } from './addresses.ts';

test('any origin may load the widgets, and only the loader is revalidated', async ({ request }) => {
  const response = await request.get(loaderPath);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  });
  const { version } = await (await request.get('/widgets/integrity.json')).json();
  const cached = await request.get(`/widgets/${version}/get-matched.js`);
  expect(cached.headers()['cache-control']).toContain('immutable');
});

test('pages have addresses without an extension', async ({ request }) => {
  const [bare, whole] = await Promise.all(
    ['/get-matched', '/get-matched.html'].map(async (path) => (await request.get(path)).text()),
  );
  expect(bare).toBe(whole);
});

test('the partner page allows our two origins and nothing else', async ({ request }) => {
  const policy = (await request.get(partner)).headers()['content-security-policy'];
  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${new URL(functionUrl).origin}`,
      "require-trusted-types-for 'script'",
    ]),
  );
});

test('if a port is taken, the start ends with one line that says what to do', async () => {
  const { site: taken } = readPorts();
  const child = start({ ...(await freePorts()), site: taken });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  expect(complaint).toBe(
    `Port ${taken} is taken. Stop the program that uses it, or set SITE_PORT to a free port.\n`,
  );
});

test('npm run dev shows edits and errors, and Ctrl-C ends every process', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const ports = await freePorts();
  const child = start(ports, 'dev');
  await wordsOf(child, 'All services are running');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`http://localhost:${ports.site}/get-matched`);
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  const health = `http://localhost:${ports.function}/functions/v1/send-email/health`;
  const edits = [
    edit('site/content/shell.ts', 'Skip to main content', 'Skip to the edited text'),
    edit('widgets/get-matched/content.ts', 'Who do you need?', 'Whom do you need now?'),
    edit('widgets/get-matched/style.css.ts', 'import', '/* edited */ import'),
    edit(
      'supabase/functions/send-email/operator-requests.ts',
      '{ ok: health.ok }',
      '{ isEdited: true }',
    ),
    edit('site/content/redirects.json', '[]', '[{ "from": "/old", "to": "/sales" }]'),
  ];
  try {
    await expect(page.getByRole('link', { name: 'Skip to the edited text' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Whom do you need now?' })).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(health)).json().catch(() => {}))
      .toEqual({ isEdited: true });
    const old = await page.request.get(`http://localhost:${ports.site}/old`);
    expect(new URL(old.url()).pathname).toBe('/sales');
  } finally {
    for (const undo of edits) undo();
  }
  await expect(page.getByRole('heading', { name: 'Who do you need?' })).toBeVisible();
  expect(complaints).toEqual([]);
  const error = page.locator('vite-error-overlay');
  const mend = edit('site/content/shell.ts', 'export const shell', 'export shell');
  try {
    await expect(error.getByText('site/content/shell.ts').first()).toBeVisible();
  } finally {
    mend();
  }
  await expect(error).toHaveCount(0);
  const started = processesOf(child);
  process.kill(-pidOf(child), 'SIGINT');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(started.length).toBeGreaterThan(2);
  await expect.poll(() => alive(started)).toEqual([]);
});

test('no process remains if the first one is killed during the build', async () => {
  const child = start(await freePorts());
  await wordsOf(child, 'Building');
  const started = processesOf(child);
  child.kill('SIGKILL');
  expect(started.length).toBeGreaterThan(1);
  await expect.poll(() => alive(started)).toEqual([]);
});

/** Starts the command in its own process group, as a terminal does. */
function start(ports: Ports, command: 'start' | 'dev' = 'start') {
  return spawn(process.execPath, ['tools/run.mjs', command], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...portVariables(ports), OUT_DIR: test.info().outputPath('site') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Saves a change of a file of this project. Returns a function that undoes it. */
function edit(path: string, text: string, replacement: string): () => void {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(text);
  writeFileSync(file, before.replace(text, replacement));
  return () => writeFileSync(file, before);
}

type Started = ReturnType<typeof start>;

async function wordsOf({ stdout }: Started, awaited: string): Promise<void> {
  let said = '';
  for await (const [chunk] of on(stdout, 'data', { close: ['end'] })) {
    said += chunk;
    if (said.includes(awaited)) return;
  }
}

function pidOf({ pid }: Started): number {
  expect(pid).toBeDefined();
  return pid as number;
}

/** The process and all its descendants. */
function processesOf(child: Started): readonly number[] {
  const processes = readProcesses();
  const found = [pidOf(child)];
  for (const parent of found) {
    found.push(...processes.filter(({ ppid }) => ppid === parent).map(({ pid }) => pid));
  }
  return found;
}

function alive(pids: readonly number[]): readonly number[] {
  const processes = readProcesses();
  return pids.filter((candidate) => processes.some(({ pid }) => pid === candidate));
}

/** Without zombie processes, which remain in containers that have no init process. */
function readProcesses() {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, ppid]) => ({ pid: Number(pid), ppid: Number(ppid) }));
}

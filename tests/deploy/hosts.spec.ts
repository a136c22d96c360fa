import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import type { RunningService } from '../../tools/services/listen.ts';
import { hasPrograms } from '../../tools/testing/ensure-programs.ts';
import { openHostPage } from '../embed/host-page.ts';
import {
  type Answer,
  addresses,
  expectSameAnswers,
  statusOf,
  unpublished,
  without,
} from './answers.ts';
import { startApache, startCaddy, startNginx, startWrangler } from './host-servers.ts';

// Deploys the built site to the real programs by the commands of docs/deploy.md, and compares what they
// answer with what `npm start` does.

test.describe.configure({ timeout: 240_000 });
test.use({ ignoreHTTPSErrors: true });

/** Runs `work` on a host, and removes it afterwards. */
async function on<H extends RunningService>(
  start: (folder: string) => Promise<H>,
  work: (host: H) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  try {
    const host = await start(folder);
    await work(host).finally(() => host.close());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function expectUnpublished(
  request: APIRequestContext,
  origin: string,
  files = unpublished,
): Promise<void> {
  for (const file of files) {
    expect.soft(await statusOf(request, `${origin}/${file}`), file).toBe(404);
  }
}

test('nginx answers as npm start does', { tag: '@all' }, async ({ request }) => {
  test.skip(!(await hasPrograms('nginx', 'rsync', 'openssl')), 'needs nginx, rsync and openssl');
  await on(startNginx, async ({ origin, plain }) => {
    await expectSameAnswers(request, origin);
    await expectUnpublished(request, origin);
    const moved = await request.get(`${plain}/apply?a=b`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([
      301,
      `https://${new URL(plain).hostname}/apply?a=b`,
    ]);
    await expectCurrentCopy(request, origin);
    expect(await negotiatedProtocol(origin)).toBe('h2');
  });
});

test('Caddy answers as npm start does', { tag: '@all' }, async ({ request, page }) => {
  test.skip(!(await hasPrograms('caddy', 'rsync')), 'needs caddy and rsync');
  await on(startCaddy, async ({ origin }) => {
    await expectSameAnswers(request, origin);
    await expectUnpublished(request, origin);
    await expectCurrentCopy(request, origin);
    await expectWidget(page, origin);
  });
});

test('Apache answers as npm start does', { tag: '@all' }, async ({ request, page }) => {
  test.skip(
    !(await hasPrograms('apache2', 'rsync', 'openssl')),
    'needs apache2, rsync and openssl',
  );
  await on(startApache, async ({ origin }) => {
    // It compresses small files, too, and offers HTTP/2 to a client that asks by HTTP/1.1.
    const adapt = (answer: Answer) => without(['content-encoding', 'upgrade', 'vary'], answer);
    await expectSameAnswers(request, origin, { adapt });
    await expectUnpublished(request, origin);
    await expectCurrentCopy(request, origin);
    await expectWidget(page, origin);
  });
});

/** Whoever has a compressed copy is told that it is current. */
async function expectCurrentCopy(request: APIRequestContext, origin: string): Promise<void> {
  for (const path of ['/', '/feed.json']) {
    const headers = { 'accept-encoding': 'gzip' };
    const first = (await request.get(origin + path, { headers })).headers();
    expect(first['content-encoding'], path).toBe('gzip');
    const ask = { ...headers, 'if-none-match': first.etag ?? '' };
    expect((await request.get(origin + path, { headers: ask })).status(), path).toBe(304);
  }
}

async function expectWidget(page: Page, origin: string): Promise<void> {
  await openHostPage(page, {
    head: `<script type="module" src="${origin}${loaderPath}"></script>`,
    policy: '',
    body: '<hire-get-matched></hire-get-matched>',
  });
  await expect(page.getByRole('radio', { name: 'Developer' })).toBeVisible();
}

test('Cloudflare’s server answers as npm start does', { tag: '@all' }, async ({ request }) => {
  await on(startWrangler, async ({ origin }) => {
    // It redirects an address with a slash to the one without.
    const paths = addresses.filter((path) => path === '/' || !path.endsWith('/'));
    await expectSameAnswers(request, origin, { paths, adapt: onCloudflare });
    // It reads _headers itself, and answers in its own way.
    await expectUnpublished(
      request,
      origin,
      unpublished.filter((file) => file !== '_headers'),
    );
    const old = await request.get(`${origin}/old?utm_campaign=q4`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, '/get-matched?utm_campaign=q4']);
  });
});

/**
 * Without a rule, Cloudflare lets browsers ask each time in other words, and lets every origin read a
 * file. It compresses other files.
 */
function onCloudflare(answer: Answer): Answer {
  const isForAll = 'cross-origin-resource-policy' in answer.headers;
  const own = ['content-encoding', 'vary', 'x-server-env'];
  const origin = 'access-control-allow-origin';
  const { status, headers } = without(isForAll ? own : [...own, origin], answer);
  const cache = headers['cache-control'] ?? '';
  const asksEachTime = /^(no-store|public, max-age=0, must-revalidate)$/.test(cache);
  return { status, headers: asksEachTime ? { ...headers, 'cache-control': 'no-cache' } : headers };
}

/** The protocol that a server and a browser agree on. */
const negotiatedProtocol = (origin: string): Promise<string | false | null> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    const options = { host, port: Number(port), ALPNProtocols: ['h2', 'http/1.1'] };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    }).once('error', reject);
  });

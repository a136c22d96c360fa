import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { runCommand } from '../../tools/command.ts';
import type { RunningService } from '../../tools/services/listen.ts';
import { openHostPage } from '../embed/host-page.ts';
import {
  type Answer,
  addresses,
  dist,
  expectSameAnswers,
  statusOf,
  unpublished,
  without,
} from './answers.ts';
import { hasPrograms, startCloudFront, startNginx, startWrangler } from './host-servers.ts';

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
    expect(await negotiatedProtocol(origin)).toBe('h2');
  });
});

test('S3 and CloudFront answer as npm start does, and a partner’s page can load a widget', {
  tag: '@all',
}, async ({ request, page }) => {
  test.skip(!(await hasPrograms('aws')), 'needs the command line of AWS');
  await on(startCloudFront, async ({ origin }) => {
    // CloudFront compresses as it is told to; its stand-in does not.
    const adapt = (answer: Answer) => without(['content-encoding', 'vary'], answer);
    await expectSameAnswers(request, origin, { adapt });
    await expectUnpublished(request, origin);
    await openHostPage(page, {
      head: `<script type="module" src="${origin}${loaderPath}"></script>`,
      policy: '',
      body: '<hire-get-matched></hire-get-matched>',
    });
    await expect(page.getByRole('radio', { name: 'Developer' })).toBeVisible();
  });
});

for (const name of ['site', 'widgets']) {
  test(`the command line of AWS accepts the CloudFront policy "${name}"`, {
    tag: '@all',
  }, async () => {
    test.skip(!(await hasPrograms('aws')), 'needs the command line of AWS');
    const policy = readFileSync(`${dist}-hosts/cloudfront-${name}.json`, 'utf8');
    const args = ['--response-headers-policy-config', policy, '--generate-cli-skeleton', 'output'];
    const command = ['cloudfront', 'create-response-headers-policy', ...args];
    expect(await runCommand('aws', command)).toMatchObject({ isOk: true });
  });
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

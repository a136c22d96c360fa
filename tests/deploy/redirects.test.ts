import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { writeNginx } from '../../site/build/files/nginx.ts';
import { nginxRedirects } from '../../site/build/files/redirects.ts';
import { loopback } from '../../tools/services/ports.ts';
import { hasPrograms } from '../../tools/testing/ensure-programs.ts';
import { startProgram, temporaryPaths } from './host-servers.ts';

const [host] = loopback;
const redirects = [
  { from: '/resources/old', to: '/resources/new' },
  { from: '/über uns', to: '/about-us#team' },
  { from: '/sale', to: '/sales?utm_campaign=q4' },
  { from: '/shop', to: 'https://shop.example/' },
];

test('the configuration for nginx has the redirects', () => {
  expect(writeNginx('', undefined, redirects)).toContain(nginxRedirects(redirects).join('\n'));
});

test('nginx forwards old addresses, and keeps the query of a campaign', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(!(await hasPrograms('nginx')), 'needs nginx');
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const port = await getPort({ host });
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; absolute_redirect off; ${temporaryPaths(folder)}
server { listen ${host}:${port}; root ${folder}; charset utf-8;
${nginxRedirects(redirects).join('\n')}
} }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', settings];
  const service = await startProgram('/usr/sbin/nginx', args, `http://${host}:${port}`);
  const targetOf = async (path: string) => {
    const answer = await fetch(`http://${host}:${port}${path}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  try {
    expect(await targetOf('/resources/old?utm_campaign=q4')).toEqual([
      301,
      '/resources/new?utm_campaign=q4',
    ]);
    expect(await targetOf('/%C3%BCber%20uns')).toEqual([301, '/about-us#team']);
    expect(await targetOf('/sale')).toEqual([301, '/sales?utm_campaign=q4']);
    expect(await targetOf('/shop')).toEqual([301, 'https://shop.example/']);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
});

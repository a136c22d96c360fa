import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { apacheRedirects } from '../../site/build/files/apache.ts';
import { caddyRedirects } from '../../site/build/files/caddy.ts';
import { writeNginx } from '../../site/build/files/nginx.ts';
import { nginxRedirects } from '../../site/build/files/redirects.ts';
import { freePort } from '../../tools/services/free-ports.ts';
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

/** The settings of a server that listens on a port with a folder of its own. */
const servers: Record<
  string,
  (port: number, folder: string) => [settings: string, args: string[]]
> = {
  '/usr/sbin/nginx': (port, folder) => [
    `daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; absolute_redirect off; ${temporaryPaths(folder)}
server { listen ${host}:${port}; root ${folder}; charset utf-8;
${nginxRedirects(redirects).join('\n')}
} }`,
    ['-e', 'stderr', '-p', folder, '-c'],
  ],
  caddy: (port) => [
    `{\n	admin off\n	auto_https off\n}
http://${host}:${port} {\n	route {\n${caddyRedirects(redirects)}	}\n}\n`,
    ['run', '--adapter', 'caddyfile', '--config'],
  ],
  '/usr/sbin/apache2': (port, folder) => [
    `ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen ${host}:${port}
${['mpm_event', 'authz_core', 'rewrite']
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
<VirtualHost *>\nRewriteEngine On\n${apacheRedirects(redirects)}</VirtualHost>`,
    ['-D', 'FOREGROUND', '-f'],
  ],
};

test.for(Object.entries(servers))(
  '%s forwards old addresses, and keeps the query of a campaign',
  { timeout: 120_000 },
  async ([program, settingsFor], { skip }) => {
    const name = basename(program);
    skip(!(await hasPrograms(name)), `needs ${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    const port = await freePort();
    const [settings, args] = settingsFor(port, folder);
    const file = join(folder, 'settings');
    writeFileSync(file, settings);
    const service = await startProgram(program, [...args, file], `http://${host}:${port}`);
    const targetOf = async (path: string) => {
      const answer = await fetch(`http://${host}:${port}${path}`, { redirect: 'manual' });
      const target = answer.headers.get('location') ?? '';
      return [answer.status, target.replace(`http://${host}:${port}`, '')];
    };
    try {
      expect(await targetOf('/resources/old?utm_campaign=q4')).toEqual([
        301,
        '/resources/new?utm_campaign=q4',
      ]);
      expect(await targetOf('/resources/old')).toEqual([301, '/resources/new']);
      expect(await targetOf('/%C3%BCber%20uns')).toEqual([301, '/about-us#team']);
      expect(await targetOf('/sale')).toEqual([301, '/sales?utm_campaign=q4']);
      expect(await targetOf('/shop')).toEqual([301, 'https://shop.example/']);
    } finally {
      await service.close();
      rmSync(folder, { recursive: true });
    }
  },
);

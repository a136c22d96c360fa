import { spawn } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeRedirects } from '../../site/build/files/redirects.ts';
import { runCommand } from '../../tools/command.ts';
import { freePort } from '../../tools/services/free-ports.ts';
import type { RunningService } from '../../tools/services/listen.ts';
import { loopback } from '../../tools/services/ports.ts';
import { manageProcess } from '../../tools/services/service-process.ts';
import { ensurePackage } from '../../tools/testing/ensure-package.ts';
import { dist } from './answers.ts';
import { findCommand, findCommands } from './guide.ts';

/** A host of the site on this machine. */
interface Host extends RunningService {
  readonly origin: string;
}

const [host] = loopback;
const STOP_MS = 3_000;

/** Copies the build, without what the guide deletes before an upload. */
async function copyBuild(folder: string): Promise<void> {
  for (const suffix of ['', '-hosts']) {
    cpSync(`${dist}${suffix}`, join(folder, `dist${suffix}`), { recursive: true });
  }
  await runGuide(folder, findCommand('rm -r'));
}

/** Runs a command of docs/deploy.md in a folder, with these words replaced. */
async function runGuide(
  folder: string,
  line: string,
  words: Readonly<Record<string, string>> = {},
): Promise<void> {
  const command = Object.entries(words).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    line,
  );
  const { isOk, output } = await runCommand('sh', ['-c', command], { cwd: folder });
  if (!isOk) throw new Error(`${command}\n${output}`);
}

/** Starts nginx with the site and the configuration that the guide copies to a server. */
export async function startNginx(folder: string): Promise<Host & { readonly plain: string }> {
  const copied = await copyToServer(folder, 'nginx.conf', '/etc/nginx/conf.d/site.conf');
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, certificate } = await createCertificate(folder);
  const settings = copied
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen ${host}:${plainPort};`)
    .replace('listen 443 ', `listen ${host}:${port} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, 'site.conf'), settings);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporaryPaths(folder)} include ${folder}/site.conf; }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const plain = `http://${host}:${plainPort}`;
  const service = await startProgram('/usr/sbin/nginx', args, plain);
  return { ...service, plain, origin: `https://${host}:${port}` };
}

/** Starts the server of Cloudflare's command line with the built site, and one redirect. */
export async function startWrangler(folder: string): Promise<Host> {
  const wrangler = join(await ensurePackage('wrangler', '4.164.0'), 'bin/wrangler.js');
  const port = await freePort();
  await copyBuild(folder);
  const redirects = writeRedirects([{ from: '/old', to: '/get-matched' }]);
  writeFileSync(join(folder, 'dist/_redirects'), redirects);
  const args = ['pages', 'dev', 'dist', '--ip', host, '--port', `${port}`];
  return startProgram(process.execPath, [wrangler, ...args], `http://${host}:${port}`, folder);
}

/** Settings for nginx that put its temporary files into a folder that it may write to. */
export function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
}

/** Starts Caddy with the site and the configuration that the guide copies to a server. */
export async function startCaddy(folder: string): Promise<Host> {
  const port = await freePort();
  const settings = (await copyToServer(folder, 'Caddyfile', '/etc/caddy/Caddyfile'))
    // A certificate needs a public address.
    .replace(/^[\w.]+ {/m, `{\n\tadmin off\n\tauto_https off\n}\nhttp://${host}:${port} {`);
  writeFileSync(join(folder, 'Caddyfile'), settings);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return startProgram('caddy', args, `http://${host}:${port}`);
}

/** Starts Apache with the site and the configuration that the guide copies to a server. */
export async function startApache(folder: string): Promise<Host> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, certificate } = await createCertificate(folder);
  const settings = (
    await copyToServer(folder, 'apache.conf', '/etc/apache2/sites-available/site.conf')
  )
    .replace('*:80', `*:${plainPort}`)
    .replace('*:443', `*:${port}`)
    .replace(/SSLCertificateFile .*/, `SSLCertificateFile ${certificate}`)
    .replace(/SSLCertificateKeyFile .*/, `SSLCertificateKeyFile ${key}`);
  writeFileSync(join(folder, 'apache.conf'), settings);
  // Those that Debian enables by itself, and those that the guide enables.
  const modules = ['mpm_event', 'alias', 'authz_core', 'dir', 'filter', 'mime', 'socache_shmcb'];
  const enabled = /a2enmod ([\w ]+) &&/.exec(findCommand('a2enmod'))?.[1] ?? '';
  modules.push(...enabled.split(' '));
  const load = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const own = join(folder, 'apache2.conf');
  writeFileSync(
    own,
    `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
Listen ${host}:${plainPort}
Listen ${host}:${port}
${load.join('\n')}
TypesConfig /etc/mime.types
Include ${folder}/apache.conf
`,
  );
  const args = ['-D', 'FOREGROUND', '-f', own];
  const service = await startProgram('/usr/sbin/apache2', args, `http://${host}:${plainPort}`);
  return { ...service, origin: `https://${host}:${port}` };
}

/** Runs the commands of the guide that copy the site and this file. Returns the file, for the copy. */
async function copyToServer(folder: string, name: string, to: string): Promise<string> {
  await copyBuild(folder);
  // The server reads it as another user.
  chmodSync(folder, 0o755);
  const words = { 'SERVER:/var/www/site': `${folder}/site`, [`SERVER:${to}`]: join(folder, name) };
  const [site = ''] = findCommands('SERVER:/var/www/site');
  for (const line of [site, findCommand(`SERVER:${to}`)]) await runGuide(folder, line, words);
  return readFileSync(join(folder, name), 'utf8').replaceAll('/var/www/site', `${folder}/site`);
}

async function createCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = '-x509 -newkey rsa:2048 -nodes -subj /CN=localhost'.split(' ');
  await runCommand('openssl', ['req', ...subject, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

/** Starts a program that serves this address, and waits until it answers. */
export async function startProgram(
  program: string,
  args: readonly string[],
  origin: string,
  cwd?: string,
): Promise<Host> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const { close } = manageProcess(child, 'SIGTERM', STOP_MS);
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${Buffer.concat(output)}`);
    await wait(100);
  }
  return { origin, close };
}

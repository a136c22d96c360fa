import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { runCommand } from '../../tools/command.ts';
import { listen, type RunningService } from '../../tools/services/listen.ts';
import { loopback } from '../../tools/services/ports.ts';
import { manageProcess } from '../../tools/services/service-process.ts';
import { findOnPath, installFromDebian } from '../../tools/testing/browser.ts';
import { ensurePackage } from '../../tools/testing/ensure-package.ts';
import { dist } from './answers.ts';
import { findCommand, findCommands } from './guide.ts';

/** A host of the site on this machine. */
interface Host extends RunningService {
  readonly origin: string;
}

const [host] = loopback;
const STOP_MS = 3_000;

/** Finds or installs programs from Debian's packages; false, with one line that says so, without. */
export async function hasPrograms(...programs: readonly string[]): Promise<boolean> {
  const isMissing = () => programs.some((name) => findOnPath([name]).length === 0);
  if (isMissing()) await installFromDebian(...programs.map((name) => packages[name] ?? name));
  if (!isMissing()) return true;
  console.log(`SKIPPED: ${programs.join(' or ')} is missing and cannot be installed from Debian.`);
  return false;
}

const packages: Readonly<Record<string, string>> = { aws: 'awscli' };

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
  const env = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const options = { cwd: folder, env: { ...env, AWS_DEFAULT_REGION: 'us-east-1' } };
  const { isOk, output } = await runCommand('sh', ['-c', command], options);
  if (!isOk) throw new Error(`${command}\n${output}`);
}

/** Starts nginx with the site and the configuration that the guide copies to a server. */
export async function startNginx(folder: string): Promise<Host & { readonly plain: string }> {
  await copyBuild(folder);
  for (const line of findCommands('SERVER:')) {
    await runGuide(folder, line, {
      'SERVER:/var/www/site': `${folder}/site`,
      'SERVER:/etc/nginx/conf.d': folder,
    });
  }
  const [port, plainPort] = [await getPort({ host }), await getPort({ host })];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = '-x509 -newkey rsa:2048 -nodes -subj /CN=localhost'.split(' ');
  await runCommand('openssl', ['req', ...subject, '-keyout', key, '-out', certificate]);
  const settings = readFileSync(join(folder, 'site.conf'), 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen ${host}:${plainPort};`)
    .replace('listen 443 ', `listen ${host}:${port} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/www/site', `${folder}/site`);
  writeFileSync(join(folder, 'site.conf'), settings);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const plain = `http://${host}:${plainPort}`;
  const service = await startProgram('/usr/sbin/nginx', args, plain);
  return { ...service, plain, origin: `https://${host}:${port}` };
}

/** Starts the server of Cloudflare's command line with the built site. */
export async function startWrangler(folder: string): Promise<Host> {
  const wrangler = join(await ensurePackage('wrangler', '4.164.0'), 'bin/wrangler.js');
  const port = await getPort({ host });
  await copyBuild(folder);
  const args = ['pages', 'dev', 'dist', '--ip', host, '--port', `${port}`];
  return startProgram(process.execPath, [wrangler, ...args], `http://${host}:${port}`, folder);
}

/** Uploads the site to a local S3 as the guide does, and starts a stand-in for CloudFront before it. */
export async function startCloudFront(folder: string): Promise<Host> {
  const S3rver = createRequire(import.meta.url)(await ensurePackage('@20minutes/s3rver', '5.0.0'));
  const s3Port = await getPort({ host });
  const options = { address: host, port: s3Port, silent: true, directory: join(folder, 's3') };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: 'site' }] });
  await s3.run();
  const bucket = `http://${host}:${s3Port}`;
  await copyBuild(folder);
  for (const line of findCommands('s3://BUCKET')) {
    await runGuide(folder, line, { 'aws s3': `aws --endpoint-url ${bucket} s3`, BUCKET: 'site' });
  }
  const port = await getPort({ host });
  const answer = cloudFrontBefore(`${bucket}/site`);
  const service = await listen(port, (request, response) => {
    answer(request.url ?? '/', response).catch((error) => response.destroy(error));
  });
  const close = () => Promise.all([service.close(), s3.close()]);
  return { origin: `http://localhost:${port}`, close };
}

/** Answers as CloudFront does with the settings of the guide. */
function cloudFrontBefore(bucket: string) {
  const read = (name: string) => readFileSync(`${dist}-hosts/cloudfront-${name}`, 'utf8');
  const findFile = new Function(`${read('function.js')} return handler;`)();
  const policies = { '/widgets/': read('widgets.json'), '/': read('site.json') };
  return async (uri: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(bucket + findFile({ request: { uri } }).uri);
    const stored = found.ok ? found : await fetch(`${bucket}/404.html`);
    const [, policy = ''] = Object.entries(policies).find(([path]) => uri.startsWith(path)) ?? [];
    const headers = headersOf(JSON.parse(policy));
    for (const name of ['content-type', 'cache-control']) {
      response.setHeader(name, stored.headers.get(name) ?? '');
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(found.ok ? 200 : 404).end(Buffer.from(await stored.arrayBuffer()));
  };
}

/** The part of a response headers policy that the guide uses. */
interface Policy {
  readonly CorsConfig?: { readonly AccessControlAllowOrigins: { readonly Items: string[] } };
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
    readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number };
  };
  readonly CustomHeadersConfig: { readonly Items: { Header: string; Value: string }[] };
}

const headersOf = (policy: Policy): [name: string, value: string][] => {
  const security = policy.SecurityHeadersConfig;
  const origins = policy.CorsConfig?.AccessControlAllowOrigins.Items ?? [];
  return [
    ...origins.map((origin): [string, string] => ['Access-Control-Allow-Origin', origin]),
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    [
      'Strict-Transport-Security',
      `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }): [string, string] => [
      Header,
      Value,
    ]),
  ];
};

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

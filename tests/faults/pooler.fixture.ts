import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/services/free-ports.ts';
import { loopback } from '../../tools/services/ports.ts';
import { manageProcess, type ServiceProcess } from '../../tools/services/service-process.ts';
import type { Part } from './backend.ts';

const [host] = loopback;

/** A connection pooler in transaction mode before a database, as Supabase has one. */
export interface Pooler extends Part {
  /** The connection string of the role, through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts pgbouncer, which must be installed. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  // The pooler reads it as another user if the tests run as root.
  chmodSync(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = ${host}
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
  );
  let running: ServiceProcess;
  const start = async () => {
    running = manageProcess(
      spawn('pgbouncer', ['-q', settings], { stdio: 'ignore' }),
      'SIGINT',
      2_000,
    );
    while (!(await isListening(port)));
  };
  await start();
  const url = new URL(databaseUrl);
  url.port = `${port}`;
  return {
    url: url.href,
    start,
    kill: () => running.kill(),
    async close() {
      await running.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => resolve(true));
    socket.on('error', () => setTimeout(resolve, 20, false));
    socket.on('connect', () => socket.destroy());
  });
}

import { type Database, startDatabase } from './database.ts';
import { startDraining } from './drain.ts';
import { LOCAL_DRAIN_KEY, startFunction } from './function.ts';
import { startInbox } from './inbox.ts';
import type { Running } from './listen.ts';
import { servePartner } from './partner.ts';
import { assertFree, type Listener, type Ports } from './ports.ts';
import { ownerUrl } from './postgres.ts';
import { BOOKING_PATH, serveScheduler } from './scheduler.ts';

export interface StackOptions {
  readonly ports: Ports;
  /** Nothing is kept from one start to the next. */
  readonly isTemporary?: boolean;
  /** Starts what answers for the site: the built one, or the one that shows edits at once. */
  readonly startSite: () => Promise<Running>;
  /** Takes each line that the function writes; prints it unless told otherwise. */
  readonly onLine?: (line: string) => void;
}

/** The public key of this machine's stack: no secret, and of no use anywhere else. */
const API_KEY = 'sb_publishable_local';

export interface Stack extends Running {
  readonly database: Pick<Database, 'ownerUrl' | 'functionUrl'>;
}

/** Starts the whole product on this machine. Where one part cannot start, none goes on running. */
export async function startStack({
  ports,
  startSite,
  onLine,
  isTemporary = false,
}: StackOptions): Promise<Stack> {
  const running: Running[] = [];
  // The database last, or the function would complain of its absence.
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  const database = await startDatabase({
    port: ports.postgres,
    directory: `.cache/postgres/${ports.postgres}`,
    isTemporary,
    url: process.env.DATABASE_URL,
  });
  running.push(database);
  const parts = [
    () => startInbox({ smtpPort: ports.smtp, webPort: ports.inbox }),
    () =>
      startFunction({
        port: ports.function,
        mailPort: ports.smtp,
        databaseUrl: database.functionUrl,
        apiKey: API_KEY,
        onLine,
      }),
    async () => startDraining({ port: ports.function, drainKey: LOCAL_DRAIN_KEY }),
    startSite,
    () => serveScheduler({ port: ports.scheduler }),
    () =>
      servePartner({
        port: ports.partner,
        sitePort: ports.site,
        functionPort: ports.function,
        schedulerPort: ports.scheduler,
      }),
  ];
  try {
    for (const start of parts) running.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { close, database };
}

/** Rejects with one line where any port is taken: before a build, rather than after it. */
export async function assertAllFree(ports: Ports): Promise<void> {
  for (const [listener, port] of Object.entries(ports)) {
    const isElsewhere = listener === 'postgres' && process.env.DATABASE_URL;
    if (!isElsewhere) await assertFree(listener as Listener, port);
  }
}

/** What a build for this stack has to know. */
export function buildVariables(ports: Ports) {
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    SCHEDULER_URL: `http://localhost:${ports.scheduler}${BOOKING_PATH}`,
    SUPABASE_URL: `http://localhost:${ports.function}`,
    SUPABASE_ANON_KEY: API_KEY,
  };
}

/** The addresses a person may open, as lines to print. */
export function describe(ports: Ports): string {
  return Object.entries({
    Site: `http://localhost:${ports.site}`,
    Function: `http://localhost:${ports.function}/functions/v1/send-email`,
    Database: process.env.DATABASE_URL ? 'by DATABASE_URL' : ownerUrl(ports.postgres),
    Inbox: `http://localhost:${ports.inbox}`,
    Calendar: `http://localhost:${ports.scheduler}${BOOKING_PATH}`,
    'Partner page': `http://localhost:${ports.partner}`,
  })
    .map(([name, address]) => `  ${name.padEnd(14)}${address}`)
    .join('\n');
}

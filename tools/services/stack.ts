import { type Database, startDatabase } from './database.ts';
import { startDraining } from './drain.ts';
import { LOCAL_DRAIN_KEY, startFunction } from './function.ts';
import { startInbox } from './inbox.ts';
import type { RunningService } from './listen.ts';
import { servePartner } from './partner.ts';
import { assertFree, type Ports, type Service } from './ports.ts';
import { ownerUrl } from './postgres.ts';
import { BOOKING_PATH, serveScheduler } from './scheduler.ts';

interface StackOptions {
  readonly ports: Ports;
  /** Starts with an empty database, and deletes it on `close`. */
  readonly isTemporary?: boolean;
  /** Starts the server of the site: of the built one, or of Eleventy's while developing. */
  readonly startSite: () => Promise<RunningService>;
  /** Runs the function again after each edit of its files. */
  readonly isWatched?: boolean;
  /** Receives each line that the function logs; by default it is printed. */
  readonly onLine?: (line: string) => void;
}

/** The public key of this machine's stack. It is no secret and is not used anywhere else. */
const API_KEY = 'sb_publishable_local';

interface Stack extends RunningService {
  readonly database: Pick<Database, 'ownerUrl' | 'functionUrl'>;
}

/** Starts all services on this machine. If one fails to start, stops the others and rejects. */
export async function startStack({
  ports,
  startSite,
  onLine,
  isTemporary = false,
  isWatched = false,
}: StackOptions): Promise<Stack> {
  const running: RunningService[] = [];
  // Stop the database last: without it the function logs errors.
  const close = async () => {
    for (const service of running.splice(0).reverse()) await service.close();
  };
  const database = await startDatabase({
    port: ports.postgres,
    directory: `.cache/postgres/${ports.postgres}`,
    isTemporary,
    url: process.env.DATABASE_URL,
  });
  running.push(database);
  const starters = [
    () => startInbox({ smtpPort: ports.smtp, webPort: ports.inbox }),
    () =>
      startFunction({
        port: ports.function,
        mailPort: ports.smtp,
        databaseUrl: database.functionUrl,
        apiKey: API_KEY,
        // No proxy is in front. Tests must not deliver to what a developer has set up.
        variables: { ADDRESS_HEADERS: 'none', ...(!isTemporary && passedVariables()) },
        isWatched,
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
    for (const start of starters) running.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { close, database };
}

/** Rejects if any port is taken. Call it before the build, to fail early. */
export async function assertAllFree(ports: Ports): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    const isExternal = service === 'postgres' && process.env.DATABASE_URL;
    if (!isExternal) await assertFree(service as Service, port);
  }
}

/** The variables to build the site with, so that it uses this stack. */
export function buildVariables(ports: Ports) {
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    SCHEDULER_URL: `http://localhost:${ports.scheduler}${BOOKING_PATH}`,
    SUPABASE_URL: `http://localhost:${ports.function}`,
    SUPABASE_ANON_KEY: API_KEY,
    LIVE_SITE: '',
    ALLOWED_ORIGINS: process.env.ALLOWED_ORIGINS || '*',
    // Browsers keep the files of a release for a year, so each build is a release of its own.
    WIDGETS_RELEASE: `0.0.0-local.${Date.now()}`,
  };
}

/** The addresses of the services, and what differs from production, as lines to print. */
export function listAddresses(ports: Ports): string {
  return Object.entries({
    Site: `http://localhost:${ports.site}`,
    Function: `http://localhost:${ports.function}/functions/v1/send-email`,
    Database: process.env.DATABASE_URL ? 'the one in DATABASE_URL' : ownerUrl(ports.postgres),
    Inbox: `http://localhost:${ports.inbox}`,
    Calendar: `http://localhost:${ports.scheduler}${BOOKING_PATH}`,
    'Partner page': `http://localhost:${ports.partner}`,
  })
    .map(([name, address]) => `  ${name.padEnd(14)}${address}`)
    .concat(
      '',
      '  The limits of forms per visitor and per minute are off: this database accepts any number.',
    )
    .join('\n');
}

/** Variables of this process that the function gets: the allowed origins, and a real mail provider or a stand-in. */
function passedVariables(): Record<string, string> {
  const names = [
    'ALLOWED_ORIGINS',
    'MAIL_URL',
    'MAIL_API_URL',
    'MAIL_RATE',
    'ALERT_URL',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

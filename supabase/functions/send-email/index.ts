import { addressOf, createAddressHash } from './address.ts';
import { createDelivery } from './delivery.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import { log } from './log.ts';
import { composeMail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { createPostgresStore } from './postgres.ts';
import { createProof } from './proof.ts';

/** Supabase's runtime ends a process that has answered, but for the work that it is told of. */
interface Runtime {
  readonly EdgeRuntime?: { waitUntil(work: Promise<void>): void };
}

/** Mails on their way at once, each on a connection of its own. */
const CONNECTIONS = 8;
/**
 * Mails in hand at once: on their way or waiting for a connection; so many that were due, and as
 * many that have just come. A server may take seconds for each: environment.sendMs.
 */
const IN_HAND = 8 * CONNECTIONS;
/** Longer than a mail may wait, and be on its way, and be settled: see variables.ts, postgres.ts. */
const LEASE_MS = 75_000;

const environment = readEnvironmentOrExit();
const { addresses, addressHeaders, pepper, apiKey, drainKey, allowedOrigins } = environment;
const hashAddress = createAddressHash(pepper);
const store = createPostgresStore(environment.database);
const mailer = createMailer(environment.mailService, {
  width: CONNECTIONS,
  deadlineMs: environment.sendMs,
});

const delivery = createDelivery({
  store,
  send: (submission, receivedAt) => mailer.send(composeMail(submission, addresses, receivedAt)),
  log,
  width: IN_HAND,
  leaseMs: LEASE_MS,
});

const handle = createHandler({
  apiKey,
  drainKey,
  allowedOrigins,
  identify({ headers }, peer) {
    const address = addressOf(headers, addressHeaders, peer);
    return address === null ? null : hashAddress(address);
  },
  proof: createProof(environment.proof),
  store,
  delivery,
  inBackground: (work) => (globalThis as Runtime).EdgeRuntime?.waitUntil(work),
  log,
});

export default {
  fetch: (request: Request, info: Deno.ServeHandlerInfo<Deno.NetAddr>): Promise<Response> =>
    handle(request, info?.remoteAddr?.hostname),
};

/** A stack trace would bury the one line that says what to set. */
function readEnvironmentOrExit(): Environment {
  try {
    return readEnvironment((name) => Deno.env.get(name));
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}

import { type Environment, readEnvironment } from './config/environment.ts';
import { createAlert } from './delivery/alert.ts';
import { createConfirm } from './delivery/confirm.ts';
import { createMailTarget } from './delivery/mail-target.ts';
import { createReportQueue } from './delivery/report-queue.ts';
import { createWebhookTarget } from './delivery/webhook-target.ts';
import { createWorker } from './delivery/worker.ts';
import { createHandler } from './handler.ts';
import { clientAddress, hashAddress } from './http/client-address.ts';
import { createRefusalCounter } from './http/count-refusals.ts';
import { createTurns } from './http/turns.ts';
import { log } from './log.ts';
import { createDatabaseClock } from './store/clock.ts';
import { createPostgresStore } from './store/postgres.ts';
import { createProofOfWork, proofDisabled } from './validation/proof-of-work.ts';

/** Supabase's runtime ends a process after its response, unless it knows of unfinished work. */
interface Runtime {
  readonly EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

const environment = readEnvironmentOrEnd();
const { addresses, confirmation, reportTo, mailRate, pepper, proofSecret, sendMail, webhook } =
  environment;
const { apiKeys, drainKey, allowedOrigins, addressHeaders } = environment;

const store = createPostgresStore(environment.database);
const alert = createAlert({ url: environment.alertUrl, store, log });
const workerDependencies = { store, alert, log };
const mailTarget = createMailTarget({ addresses, send: sendMail, rate: mailRate, store });
const workers = [createWorker(mailTarget, workerDependencies)];
if (webhook) workers.push(createWorker(createWebhookTarget(webhook), workerDependencies));

const waitForTurn = createTurns();
let isMissingHeaderReported = false;

const handle = createHandler({
  apiKeys,
  drainKey,
  allowedOrigins,
  identify({ headers }, peer) {
    const { address, network, isFromHeader } = clientAddress(headers, addressHeaders, peer);
    if (!isFromHeader && addressHeaders.length > 0) reportMissingHeader();
    const hash = (text: string | null) => (text === null ? null : hashAddress(text, pepper));
    return { address: hash(address), network: hash(network) };
  },
  proof: proofSecret ? createProofOfWork(proofSecret, createDatabaseClock(store)) : proofDisabled,
  store,
  confirm: createConfirm({ promise: confirmation, addresses, pepper, store }),
  queueReport: createReportQueue({ to: reportTo, from: addresses.from, store }),
  countRefusal: createRefusalCounter(store),
  waitForTurn({ headers }, peer) {
    const { address, network } = clientAddress(headers, addressHeaders, peer);
    return waitForTurn(network ?? address ?? '');
  },
  deliver: () => Promise.all(workers.map((work) => work())),
  alert,
  inBackground: (work) => (globalThis as Runtime).EdgeRuntime?.waitUntil(work),
  log,
});

export default {
  fetch: (request: Request, info: Deno.ServeHandlerInfo<Deno.NetAddr>): Promise<Response> =>
    handle(request, info?.remoteAddr?.hostname),
};

/** Once: behind a proxy, all visitors then share one address and its limits. */
function reportMissingHeader(): void {
  if (isMissingHeaderReported) return;
  isMissingHeaderReported = true;
  const text = `Requests have no header ${addressHeaders.join(' or ')}, so the address of the connection counts. Set ADDRESS_HEADERS to the header that your proxy overwrites, or to none without a proxy.`;
  log({ level: 'error', text });
}

/** Prints no stack trace, so that the line that says what to set is easy to see. */
function readEnvironmentOrEnd(): Environment {
  try {
    return readEnvironment((name) => Deno.env.get(name));
  } catch (error) {
    (error as Error).stack = '';
    throw error;
  }
}

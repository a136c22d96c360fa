import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listPage, mailPage, notFoundPage } from './inbox-view.ts';
import { isMailFault, type MailFaultState, mailFaults } from './mail-fault.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

interface Context {
  readonly mailbox: Mailbox;
  readonly fault: MailFaultState;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The mail whose id is in the address. */
  readonly mail: ReceivedMail | undefined;
}

type Handler = (context: Context) => unknown;

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "base-uri 'none'",
].join('; ');

/** A mail may use any style, but it may not run, load or send anything. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups',
].join('; ');

const routes: Readonly<Record<string, Handler>> = {
  'GET /': async ({ response, mailbox, fault }) =>
    sendPage(response, listPage(await mailbox.list(), fault.current)),
  'GET /messages/:id': forMail((response, mail) => sendPage(response, mailPage(mail))),
  'GET /messages/:id/html': forMail((response, { html }) =>
    send(response, 'text/html', html, { 'content-security-policy': mailPolicy }),
  ),
  'GET /messages/:id/source': forMail((response, { source }) =>
    send(response, 'text/plain', source),
  ),
  'GET /api/messages': async ({ response, mailbox }) => sendJson(response, await mailbox.list()),
  'GET /api/messages/:id': forMail((response, mail) => sendJson(response, mail)),
  'DELETE /api/messages': ({ response, mailbox }) => {
    mailbox.clear();
    response.writeHead(204).end();
  },
  'GET /api/fault': ({ response, fault }) => sendJson(response, { fault: fault.current }),
  'PUT /api/fault': setFault,
  'GET /changes': ({ response, mailbox }) => streamChanges(response, mailbox),
  'GET /inbox.css': sendFile('inbox.css', 'text/css'),
  'GET /inbox-client.js': sendFile('inbox-client.js', 'text/javascript'),
};

/** Creates the HTTP handler of the inbox: its pages, and the JSON API below /api. */
export function createInboxHandler(mailbox: Mailbox, fault: MailFaultState): RequestListener {
  return async (request, response) => {
    if (!isLocalHost(request)) return void response.writeHead(421).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, id] = /^(?:\/api)?\/messages\/(\d+)/.exec(pathname) ?? [];
    const route = routes[`${request.method} ${id ? pathname.replace(id, ':id') : pathname}`];
    const mail = id ? await mailbox.find(Number(id)) : undefined;
    if (route) await route({ mailbox, fault, request, response, mail });
    else sendNotFound(response);
  };
}

/** Prevents DNS rebinding: a foreign page could point its host name at this machine and read mails. */
function isLocalHost({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

async function setFault({ request, response, fault }: Context): Promise<void> {
  const wanted = await text(request)
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isMailFault(wanted?.fault)) {
    response.statusCode = 422;
    const error = `Send {"fault": …} with one of ${mailFaults.map(({ name }) => name).join(', ')}.`;
    return sendJson(response, { error });
  }
  fault.current = wanted.fault;
  sendJson(response, { fault: fault.current });
}

function forMail(show: (response: ServerResponse, mail: ReceivedMail) => void): Handler {
  return ({ response, mail }) => (mail ? show(response, mail) : sendNotFound(response));
}

function sendNotFound(response: ServerResponse): void {
  response.statusCode = 404;
  sendPage(response, notFoundPage());
}

function sendPage(response: ServerResponse, page: string): void {
  send(response, 'text/html', page, { 'content-security-policy': pagePolicy });
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 'application/json', JSON.stringify(value));
}

function sendFile(name: string, type: string): Handler {
  const file = new URL(name, import.meta.url);
  return ({ response }) => send(response, type, readFileSync(file, 'utf8'));
}

function send(
  response: ServerResponse,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(response.statusCode, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
}

/** Sends a server-sent event for every change of the mailbox. */
function streamChanges(response: ServerResponse, mailbox: Mailbox): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': listening\n\n');
  const unsubscribe = mailbox.subscribe(() => response.write('data: changed\n\n'));
  response.on('close', unsubscribe);
}

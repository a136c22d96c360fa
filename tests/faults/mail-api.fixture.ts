import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, type LoopbackServer, startLoopbackServer } from './loopback-server.fixture.ts';

// A stand-in for the API of Resend, as documented at
// https://resend.com/docs/api-reference/errors and .../emails/idempotency-keys

const KEY = 're_test';
const WINDOW_MS = 1000;
/** Longer than the deadline of an attempt with SEND_SECONDS=1. */
const SLOW_MS = 1500;

/** `slow` accepts a mail, but responds after the deadline of the attempt. */
export type MailApiFault = 'none' | '429' | '500' | 'slow';

export interface MailApi extends LoopbackServer {
  /** The variables that make the function send its mails here. */
  readonly variables: Readonly<Record<string, string>>;
  /** The plain texts of the accepted mails, in order. */
  readonly texts: readonly string[];
  /** The number of responses with this status. */
  count(status: number): number;
  setFault(how: MailApiFault): void;
  /** Replaces the keys that it accepts; at first only that of `variables`. */
  setKeys(keys: readonly string[]): void;
}

interface Reply {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface MailApiOptions {
  /** The number of requests per second that it allows, refused ones included. */
  readonly perSecond?: number;
}

export async function startMailApi({
  perSecond = Number.POSITIVE_INFINITY,
}: MailApiOptions = {}): Promise<MailApi> {
  const bodies = new Map<string, string>();
  const texts: string[] = [];
  const statuses: number[] = [];
  let recent: number[] = [];
  let fault: MailApiFault = 'none';
  let keys: readonly string[] = [KEY];

  const isTooFast = (): boolean => {
    const now = performance.now();
    recent = [...recent.filter((at) => at > now - WINDOW_MS), now];
    return recent.length > perSecond;
  };
  const take = (key: string, body: string): Reply => {
    const known = bodies.get(key);
    // The error quotes the request, like real ones. No log may contain it.
    if (known !== undefined && known !== body) return problem(409, `Not the same body: ${body}`);
    if (known === undefined) texts.push(JSON.parse(body).text);
    bodies.set(key, body);
    return { status: 200, body: { id: key } };
  };
  const reply = (request: IncomingMessage, body: string): Reply => {
    const refusal = refuse(request.method, request.headers, body, keys);
    if (refusal) return refusal;
    if (isTooFast() || fault === '429') {
      return { ...problem(429, 'Too many requests.'), headers: { 'retry-after': '1' } };
    }
    if (fault === '500') return problem(500, `Could not send: ${body}`);
    return take(`${request.headers['idempotency-key']}`, body);
  };
  const server = await startLoopbackServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => '');
    const { status, ...answer } = reply(request, body);
    statuses.push(status);
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    send(response, { status, ...answer });
  });
  return {
    ...server,
    variables: { MAIL_URL: `resend:${KEY}`, MAIL_API_URL: server.url },
    texts,
    count: (status) => statuses.filter((other) => other === status).length,
    setFault: (how) => {
      fault = how;
    },
    setKeys: (accepted) => {
      keys = accepted;
    },
  };
}

function refuse(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  body: string,
  keys: readonly string[],
): Reply | undefined {
  if (method !== 'POST') return problem(405, 'Only POST.');
  if (!keys.some((key) => headers.authorization === `Bearer ${key}`)) {
    return problem(401, 'Wrong key.');
  }
  if (!headers['idempotency-key']) return problem(400, 'No idempotency key.');
  const { from, to, subject, text } = JSON.parse(body);
  return from && to?.length && subject && text ? undefined : problem(422, 'A field is missing.');
}

function problem(statusCode: number, message: string): Reply {
  return { status: statusCode, body: { statusCode, message } };
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

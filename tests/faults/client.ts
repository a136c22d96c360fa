import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { loopback } from '../../tools/services/ports.ts';

/** What the functions here ask of a page. */
export const API_KEY = 'sb_publishable_faults';

/** A request to the function: mostly a form. */
export interface FormRequest {
  readonly body?: unknown;
  readonly method?: string;
  /** After the address of the function. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back; `status` is 0 where nothing did. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

export interface Client {
  send(port: number, formRequest: FormRequest): Promise<Answer>;
  close(): void;
}

/** Makes what sends forms as pages do, but many at once and whatever they are. */
export function createClient(): Client {
  const agent = new Agent({ keepAlive: true });
  return {
    async send(port, formRequest) {
      const begin = performance.now();
      const answer = await exchange(agent, port, formRequest).catch(() => ({
        status: 0,
        text: '',
      }));
      return { ...answer, ms: performance.now() - begin };
    },
    close: () => agent.destroy(),
  };
}

/** The id that a form was stored under, where its sender was told that it is stored. */
export function acknowledgedId({ status, text }: Answer): string | undefined {
  if (status !== 200) return undefined;
  const { success, id } = JSON.parse(text);
  return success === true ? id : undefined;
}

/**
 * Asks once more, over a connection of its own, where one that had been used before broke: a server
 * may close it just when it is used again, an older Deno does after a body that it did not read to
 * its end, and browsers ask once more as well.
 */
function exchange(
  agent: Agent | false,
  port: number,
  { body, method = 'POST', path = '', headers = {} }: FormRequest,
): Promise<Omit<Answer, 'ms'>> {
  const sent = isRaw(body) ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        method,
        host: loopback[0],
        port,
        path: `/functions/v1/send-email${path}`,
        headers: {
          apikey: API_KEY,
          'content-type': 'application/json',
          // With some methods Node leaves it out: what is sent then passes for the next request.
          ...(sent !== undefined && { 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (incoming) => {
        const { statusCode: status = 0 } = incoming;
        text(incoming).then((text) => resolve({ status, text }), reject);
      },
    );
    outgoing.on('error', (error) => {
      if (outgoing.reusedSocket) resolve(exchange(false, port, { body, method, path, headers }));
      else reject(error);
    });
    outgoing.end(sent);
  });
}

function isRaw(body: unknown): body is string | Uint8Array | undefined {
  return typeof body === 'string' || body instanceof Uint8Array || body === undefined;
}

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { loopback } from '../../tools/services/ports.ts';

/** The API key that the functions require. */
export const API_KEY = 'sb_publishable_faults';

/** A request to the function: mostly a form. */
export interface FormRequest {
  readonly body?: unknown;
  readonly method?: string;
  /** The path after the function's URL. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response; `status` is 0 if there was none. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

interface Client {
  send(port: number, formRequest: FormRequest): Promise<Answer>;
  close(): void;
}

/** Creates a client that sends any requests, many at once, as pages do. */
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

/** The id of the stored form, if the response says that it was stored. */
export function acknowledgedId({ status, text }: Answer): string | undefined {
  if (status !== 200) return undefined;
  const { success, id } = JSON.parse(text);
  return success === true ? id : undefined;
}

/**
 * Sends a request. If a reused connection breaks, sends it again over a new one, as browsers do: a
 * server may close an idle connection at the moment when it is reused, and an older Deno does so
 * after a body that it did not read completely.
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
          // For some methods Node omits this header, and the body would be read as the next request.
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

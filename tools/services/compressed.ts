import { createHash } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** In order of preference. Near a CDN's best, and quick enough to wait for once. */
const encoders = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof encoders;

const compressible = /^(text\/|image\/svg|application\/(javascript|([\w.]+\+)?(json|xml)))/;

/** Sends a handler's texts compressed, as a CDN would; each is compressed once and remembered. */
export function compressed(handle: RequestListener): RequestListener {
  const remembered = new Map<string, Promise<Buffer>>();
  const compress = (encoding: Encoding, body: Buffer) => {
    const key = `${encoding} ${createHash('sha256').update(body).digest('hex')}`;
    const small = remembered.get(key) ?? encoders[encoding](body);
    remembered.set(key, small);
    return small;
  };
  return (request, response) => {
    const encoding = encodingFor(request);
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) interceptText(response, encoding, (body) => compress(encoding, body));
    handle(request, response);
  };
}

function encodingFor({ headers, method }: IncomingMessage): Encoding | undefined {
  if (method !== 'GET' || headers.range) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const names = Object.keys(encoders) as Encoding[];
  return names.find((name) => accepted.includes(name));
}

/** An own method hides the prototype's; deleting it brings that one back. */
function interceptText(
  response: ServerResponse,
  encoding: Encoding,
  compress: (body: Buffer) => Promise<Buffer>,
): void {
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      Reflect.deleteProperty(response, 'writeHead');
      const isText = compressible.test(String(headers['Content-Type']));
      if (!isText) return response.writeHead(status, headers);
      collectBody(response, async (body) => {
        const small = await compress(body);
        const size = { 'Content-Encoding': encoding, 'Content-Length': small.length };
        response.writeHead(status, { ...headers, ...size }).end(small);
      });
      return response;
    },
  });
}

function collectBody(response: ServerResponse, onEnd: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  Object.assign(response, {
    write: (chunk: Buffer) => chunks.push(chunk) > 0,
    end(chunk?: Buffer | string) {
      Reflect.deleteProperty(response, 'write');
      Reflect.deleteProperty(response, 'end');
      if (chunk) chunks.push(Buffer.from(chunk));
      onEnd(Buffer.concat(chunks));
    },
  });
}

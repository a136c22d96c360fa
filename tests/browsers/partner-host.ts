import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { partner } from '../e2e/addresses.ts';

export interface PartnerHost {
  readonly address: string;
  /** The URL and directive of each violation of the policy. */
  readonly violations: readonly string[];
  close(): Promise<unknown>;
}

const REPORT_PATH = '/reports';

/**
 * Serves a copy of the partner's pages whose policy also makes browsers report violations. A listener
 * in the page would miss early violations, and WebDriver does not report any.
 */
export async function startPartnerHost(): Promise<PartnerHost> {
  const violations: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== REPORT_PATH) return forward(request, response);
    const { 'csp-report': report } = JSON.parse(await text(request));
    violations.push(`${report['blocked-uri']} ${report['violated-directive']}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    violations,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

async function forward({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetch(`${partner}${url}`);
  response.writeHead(status, {
    'content-type': headers.get('content-type') ?? 'text/plain',
    'content-security-policy': `${headers.get('content-security-policy')}; report-uri ${REPORT_PATH}`,
  });
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

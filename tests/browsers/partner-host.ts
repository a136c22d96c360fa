import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { partner } from '../e2e/addresses.ts';

export interface PartnerHost {
  readonly address: string;
  /** The addresses and directives of all that the policy refused. */
  readonly refusals: readonly string[];
  /** Waits until a refusal of that address is known, and with it every one before. */
  waitForRefusal(address: string): Promise<void>;
  close(): Promise<unknown>;
}

const REPORTS = '/reports';

/**
 * The partner's pages once more, under the same policy, which also asks browsers to report what they
 * refuse: a page learns of it only after it has begun, and WebDriver never does.
 */
export async function startPartnerHost(): Promise<PartnerHost> {
  const refusals: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== REPORTS) return handOn(request, response);
    const { 'csp-report': report } = JSON.parse(await text(request));
    refusals.push(`${report['blocked-uri']} ${report['violated-directive']}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    refusals,
    waitForRefusal: (address) =>
      expect.poll(() => refusals.some((refusal) => refusal.startsWith(address))).toBe(true),
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

async function handOn({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetch(`${partner}${url}`);
  response.writeHead(status, {
    'content-type': headers.get('content-type') ?? 'text/plain',
    'content-security-policy': `${headers.get('content-security-policy')}; report-uri ${REPORTS}`,
  });
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

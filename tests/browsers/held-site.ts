import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from '../e2e/addresses.ts';

export interface HeldSite {
  readonly address: string;
  /** From now on, requests for these files wait until the returned function is called. */
  hold(file: RegExp): () => void;
  /** From now on, requests for these files fail, until the returned function is called. */
  fail(file: RegExp): () => void;
  close(): Promise<unknown>;
}

/** The path of an empty page, which can show a page of the site in a frame. */
export const FRAME_PATH = '/frame';

/** Serves a copy of our site that can be slow or faulty, because WebDriver cannot delay requests. */
export async function startHeldSite(): Promise<HeldSite> {
  let held: { file: RegExp; until: Promise<void> } | undefined;
  let failing: RegExp | undefined;
  const server = createServer(async ({ url = '' }, response) => {
    if (url === FRAME_PATH)
      return void response.end('<!doctype html><title>A page in a frame</title>');
    if (held?.file.test(url)) await held.until;
    if (failing?.test(url)) return void response.writeHead(503).end();
    await forward(url, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(file) {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { file, until };
      return release;
    },
    fail(file) {
      failing = file;
      return () => {
        failing = undefined;
      };
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const forwarded = ['content-type', 'content-security-policy'];

async function forward(url: string, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetch(`${site}${url}`);
  response.writeHead(
    status,
    Object.fromEntries(forwarded.map((name) => [name, headers.get(name) ?? ''])),
  );
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RunningService } from '../../tools/services/listen.ts';
import { loopback } from '../../tools/services/ports.ts';

/** The upload of `supabase functions deploy --use-api`. */
export interface Upload {
  readonly slug: string | null;
  readonly metadata: {
    readonly entrypoint_path: string;
    readonly import_map_path: string;
    readonly verify_jwt: boolean;
  };
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

export interface StandInApi extends RunningService {
  readonly url: string;
  readonly uploads: readonly Upload[];
  /** The values that `supabase secrets set` sent, by name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** The reference ID of the project. */
export const project = 'abcdefghijklmnopqrst';
/** The access token. The stand-in refuses requests without it. */
export const accessToken = `sbp_${'0123456789'.repeat(4)}`;

/** A stand-in for the part of Supabase's management API that a deployment uses. */
export async function startStandInApi(): Promise<StandInApi> {
  const uploads: Upload[] = [];
  const secrets = new Map<string, string>();

  const routes: Record<string, (request: IncomingMessage, url: URL) => Promise<unknown>> = {
    [`POST /v1/projects/${project}/functions/deploy`]: async (request, url) => {
      const upload = await readUpload(request, url.searchParams.get('slug'));
      uploads.push(upload);
      const { slug } = upload;
      return { id: 'stand-in', slug, name: slug, version: uploads.length, status: 'ACTIVE' };
    },
    [`POST /v1/projects/${project}/secrets`]: async (request) => {
      const list: { name: string; value: string }[] = JSON.parse(`${await buffer(request)}`);
      for (const { name, value } of list) secrets.set(name, value);
      return {};
    },
  };

  const answer = async (request: IncomingMessage) => {
    if (request.headers.authorization !== `Bearer ${accessToken}`) return { status: 401 };
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const route = routes[`${request.method} ${url.pathname}`];
    return route ? { status: 201, body: await route(request, url) } : { status: 404 };
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: Error) => ({ status: 400, body: { message: error.message } }))
      .then(({ status, body = {} }: { status: number; body?: unknown }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((listening) => server.listen(0, loopback[0], listening));
  return {
    url: `http://${loopback[0]}:${(server.address() as AddressInfo).port}`,
    uploads,
    secrets,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function readUpload(request: IncomingMessage, slug: string | null): Promise<Upload> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  const files = form.getAll('file').filter((entry) => entry instanceof File);
  return {
    slug,
    metadata: JSON.parse(await textOf(form.get('metadata'))),
    files: await Promise.all(
      files.map(async (file) => ({ path: file.name, text: await file.text() })),
    ),
  };
}

async function textOf(entry: FormDataEntryValue | null): Promise<string> {
  return typeof entry === 'string' ? entry : ((await entry?.text()) ?? '');
}

/** Writes only the uploaded files. */
export function saveUpload({ files }: Upload, folder: string): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

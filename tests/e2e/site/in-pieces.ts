import { setTimeout as pass } from 'node:timers/promises';
import { freePorts } from '../../../tools/services/free-ports.ts';
import { listen, type Running } from '../../../tools/services/listen.ts';

/** What a slow line brings at once, and how long it takes for the next: a few frames. */
const piece = { characters: 1_500, ms: 40 };

/** The site at `source` as a slow line brings it: its head, and then its body bit by bit. */
export async function serveInPieces(source: string): Promise<Running & { address: string }> {
  const { site: port } = await freePorts();
  const running = await listen(port, async (request, response) => {
    const answer = await fetch(`${source}${request.url}`);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.setHeader('cache-control', 'max-age=60');
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const body = html.indexOf('<body');
    response.write(html.slice(0, body));
    for (let at = body; at < html.length; at += piece.characters) {
      response.write(html.slice(at, at + piece.characters));
      await pass(piece.ms);
    }
    response.end();
  });
  return { ...running, address: `http://localhost:${port}` };
}

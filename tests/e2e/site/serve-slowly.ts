import { setTimeout as pass } from 'node:timers/promises';
import { freePorts } from '../../../tools/services/free-ports.ts';
import { listen, type RunningService } from '../../../tools/services/listen.ts';

/** The size of a chunk on a slow connection, and the time between chunks: a few frames. */
const piece = { characters: 1_500, ms: 40 };

/** Serves the site at `source` like a slow connection: the head first, then the body in chunks. */
export async function serveSlowly(source: string): Promise<RunningService & { address: string }> {
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

import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { listen, type RunningService } from './listen.ts';

/** The page where a 30-minute call is booked. */
export const BOOKING_PATH = '/30min';

/** Without `frame-ancestors`: any page may show the calendar in a frame. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  'img-src data:',
  "base-uri 'none'",
].join('; ');

/**
 * Serves the folder `scheduler/` on an origin of its own. Its page stands in for the booking service
 * that the discovery-call dialog shows in a frame. It stores and sends nothing.
 */
export function serveScheduler({ port }: { port: number }): Promise<RunningService> {
  const serveFile = sirv(fileURLToPath(new URL('scheduler', import.meta.url)), {
    dev: true,
    extensions: ['html'],
    setHeaders(response) {
      response.setHeader('Content-Security-Policy', policy);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return listen(port, (request, response) => serveFile(request, response));
}

import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Running } from './listen.ts';
import { monthOf, type Slot, slotOf } from './scheduler-calendar.ts';
import { bookedPage, monthPage, refusedPage } from './scheduler-page.ts';

/** Where a call of half an hour is booked. */
export const BOOKING_PATH = '/30min';

/** Any page may show it in a frame, and it may load or send nothing but its own. */
const pageRules = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  'img-src data:',
  "base-uri 'none'",
].join('; ');

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const routes: Readonly<Record<string, Answer>> = {
  [`GET ${BOOKING_PATH}`]: showMonth,
  [`POST ${BOOKING_PATH}`]: book,
  'GET /scheduler.css': sendFile('scheduler.css', 'text/css'),
  'GET /scheduler-client.js': sendFile('scheduler-client.js', 'text/javascript'),
};

/**
 * Serves a booking page on an origin of its own, as a scheduling service would: what the
 * discovery-call dialog shows in its frame on this machine. It remembers and sends nothing.
 */
export function serveScheduler({ port }: { port: number }): Promise<Running> {
  return listen(port, answer);
}

const answer: RequestListener = (request, response) => {
  const { pathname } = addressOf(request);
  const route = routes[`${request.method} ${pathname}`];
  if (route) return void route(request, response);
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};

function showMonth(request: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = addressOf(request);
  const month = monthOf(searchParams.get('month'), new Date());
  sendPage(response, 200, monthPage(month, searchParams.get('day')));
}

async function book(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chosen = await chosenSlot(request).catch(() => undefined);
  if (chosen) sendPage(response, 200, bookedPage(chosen));
  else sendPage(response, 422, refusedPage());
}

async function chosenSlot(request: IncomingMessage): Promise<Slot | undefined> {
  const form = new URLSearchParams(await text(request));
  return slotOf(form.get('slot'), new Date());
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url, 'http://localhost');
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  send(response, status, 'text/html', page);
}

function sendFile(name: string, type: string): Answer {
  const file = new URL(name, import.meta.url);
  return (_, response) => send(response, 200, type, readFileSync(file, 'utf8'));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': pageRules,
    'content-type': `${type}; charset=utf-8`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

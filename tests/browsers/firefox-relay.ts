#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

// A proxy between Playwright and Firefox. Playwright sets the color scheme of every page by a command
// that Firefox ESR does not support yet. The proxy turns that error into a success, because otherwise
// no page would open. Delete this file once Firefox ESR supports the command.

const READY_LINE = 'WebDriver BiDi listening on ';
const UNSUPPORTED_COMMAND = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(READY_LINE)) relayTo(line.slice(READY_LINE.length).trim());
  else console.error(line);
});

function relayTo(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.error(`${READY_LINE}ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, { url }) => connect(client, new WebSocket(`${address}${url}`)));
}

function connect(client: WebSocket, browser: WebSocket): void {
  const forgiven = new Set<number>();
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (data) => {
    const text = String(data);
    if (text.includes(UNSUPPORTED_COMMAND)) forgiven.add(JSON.parse(text).id);
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => client.send(replaceError(data, forgiven)));
  browser.once('close', () => client.close());
  client.once('close', () => browser.close());
}

function replaceError(data: RawData, forgiven: Set<number>): string {
  const text = String(data);
  if (forgiven.size === 0) return text;
  const { id, error } = JSON.parse(text);
  if (!forgiven.delete(id) || error !== 'unknown command') return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}

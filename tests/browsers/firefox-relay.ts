#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

// Stands in for Firefox's program, and hands what Playwright says over to it. Playwright asks every
// page for a colour scheme, by a command that a long-term Firefox does not know yet: it is answered
// here, or no page would open. Once Firefox knows it, this file can go.

const HELLO = 'WebDriver BiDi listening on ';
const FORGIVEN = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(HELLO)) relayTo(line.slice(HELLO.length).trim());
  else console.error(line);
});

function relayTo(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.error(`${HELLO}ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, { url }) => join(client, new WebSocket(`${address}${url}`)));
}

function join(client: WebSocket, browser: WebSocket): void {
  const forgiven = new Set<number>();
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (data) => {
    const text = String(data);
    if (text.includes(FORGIVEN)) forgiven.add(JSON.parse(text).id);
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => client.send(forgive(data, forgiven)));
  browser.once('close', () => client.close());
  client.once('close', () => browser.close());
}

function forgive(data: RawData, forgiven: Set<number>): string {
  const text = String(data);
  if (forgiven.size === 0) return text;
  const { id, error } = JSON.parse(text);
  if (!forgiven.delete(id) || error !== 'unknown command') return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}

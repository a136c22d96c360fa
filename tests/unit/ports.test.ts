import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../tools/services/free-ports.ts';
import { assertFree, readPorts } from '../../tools/services/ports.ts';
import { listAddresses } from '../../tools/services/stack.ts';

test('ports are the documented ones unless the environment sets others', () => {
  expect(readPorts({})).toEqual({
    site: 8080,
    partner: 8090,
    scheduler: 8091,
    function: 54321,
    postgres: 54322,
    inbox: 54324,
    smtp: 54325,
  });
  expect(readPorts({ SITE_PORT: '3000', SMTP_PORT: '2525' })).toMatchObject({
    site: 3000,
    smtp: 2525,
  });
});

test('the local services say that they limit no forms', () => {
  expect(listAddresses(readPorts({}))).toContain(
    'The limits of forms per visitor and per minute are off',
  );
});

test.each(['abc', '0', '65536', '80.5', '-1'])('"%s" is not a port', (text) => {
  expect(() => readPorts({ INBOX_PORT: text })).toThrow(/^INBOX_PORT is "[^\n]*1 to 65535\.$/);
});

test('two services cannot have the same port', () => {
  expect(() => readPorts({ PARTNER_PORT: '8080' })).toThrow('SITE_PORT and PARTNER_PORT');
});

test('free ports differ, and are below those that Linux gives to connections', async () => {
  const ports = Object.values(await freePorts());
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s is reported with its variable',
  async (host) => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, host, ready));
    const { port } = other.address() as AddressInfo;
    await expect(assertFree('inbox', port)).rejects.toThrow(
      `Port ${port} is taken. Stop the program that uses it, or set INBOX_PORT to a free port.`,
    );
    await new Promise((closed) => other.close(closed));
    await expect(assertFree('inbox', port)).resolves.toBeUndefined();
  },
);

/**
 * Linux may have given the same port to connections of tests that run beside this one, each of which
 * holds it for a minute after its end. So this test has the time that the service takes to wait.
 */
test('a service waits for a port that a closed connection still holds', {
  timeout: 80_000,
}, async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const [[end], client] = await Promise.all([
    once(other, 'connection') as Promise<[Socket]>,
    connectTo((other.address() as AddressInfo).port),
  ]);
  const { localPort: port = 0 } = client;
  const free = assertFree('postgres', port);
  await expect
    .poll(() => log.mock.calls[0]?.[0])
    .toContain(`Port ${port} is held by a closed connection.`);
  end.end();
  await free;
  await new Promise((closed) => other.close(closed));
});

async function connectTo(port: number): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  return client;
}

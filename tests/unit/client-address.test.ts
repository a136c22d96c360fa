import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clientAddress,
  hashAddress,
} from '../../supabase/functions/send-email/http/client-address.ts';

const names = ['cf-connecting-ip', 'x-real-ip'];
const addressOf = (headers: HeadersInit, peer: string | undefined, from = names) =>
  clientAddress(new Headers(headers), from, peer).address;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[0:0:0:0:0:FFFF:CB00:7107]', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the visitor at %s is identified as %s', (peer, address) => {
  expect(addressOf({}, peer)).toBe(address);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['::ffff:cb00:7107', null],
  ['unknown', null],
])('the network of a visitor at %s is %s', (peer, network) => {
  expect(clientAddress(new Headers(), names, peer).network).toBe(network);
});

test('no text of a header or a connection is an error', () => {
  const part = fc.constantFrom('::', ':', '.', '%', '[', ']', 'ffff', '0', '1', '255', '08', 'e');
  const odd = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), odd), (text) => void addressOf({}, text)),
    {
      numRuns: 1_000,
    },
  );
});

test('the first header with an address counts, then the next, then the connection', () => {
  const both = { 'x-real-ip': '203.0.113.8', 'cf-connecting-ip': '203.0.113.7' };
  expect(addressOf(both, '10.0.0.2')).toBe('203.0.113.7');
  expect(addressOf({ 'x-real-ip': '203.0.113.8' }, '10.0.0.2')).toBe('203.0.113.8');
  expect(addressOf(both, '10.0.0.2', [])).toBe('10.0.0.2');
  expect(clientAddress(new Headers(both), names, '10.0.0.2').isFromHeader).toBe(true);
  expect(clientAddress(new Headers(), names, '10.0.0.2').isFromHeader).toBe(false);
});

test('of a list, the entry counts that the proxy added, not those that a visitor can forge', () => {
  const forged = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 203.0.113.7' };
  expect(addressOf(forged, '10.0.0.2', ['x-forwarded-for'])).toBe('203.0.113.7');
  expect(addressOf(forged, '10.0.0.2')).toBe('10.0.0.2');
});

test.each(['', 'unknown', '300.1.1.1', 'localhost', 'a.example', '1'])(
  'a header that says "%s" is ignored, and the next address counts',
  (value) => {
    const ignored = { 'cf-connecting-ip': value };
    expect(addressOf({ ...ignored, 'x-real-ip': '203.0.113.8' }, '10.0.0.2')).toBe('203.0.113.8');
    expect(addressOf(ignored, '10.0.0.2')).toBe('10.0.0.2');
    expect(addressOf(ignored, undefined)).toBeNull();
  },
);

test('the hash of an address is the same for a day, and differs by address, pepper and day', () => {
  const hash = (address: string, pepper: string, time: string) =>
    Buffer.from(hashAddress(address, pepper, new Date(time))).toString('hex');
  const first = hash('203.0.113.7', 'pepper', '2026-11-22T00:00:00Z');
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(hash('203.0.113.7', 'pepper', '2026-11-22T23:59:59Z')).toBe(first);
  expect(hash('203.0.113.7', 'pepper', '2026-11-23T00:00:00Z')).not.toBe(first);
  expect(hash('203.0.113.8', 'pepper', '2026-11-22T00:00:00Z')).not.toBe(first);
  expect(hash('203.0.113.7', 'salt', '2026-11-22T00:00:00Z')).not.toBe(first);
});

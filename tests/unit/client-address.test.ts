import { expect, test } from 'vitest';
import {
  clientAddress,
  hashAddress,
} from '../../supabase/functions/send-email/http/client-address.ts';

const names = ['cf-connecting-ip', 'x-forwarded-for'];

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the visitor at %s is identified as %s', (peer, address) => {
  expect(clientAddress(new Headers(), names, peer)).toBe(address);
});

test('the first header with an address counts, then the next, then the peer', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.8, 10.0.0.1' };
  const both = { ...forwarded, 'cf-connecting-ip': '203.0.113.7' };
  expect(clientAddress(new Headers(both), names, '10.0.0.2')).toBe('203.0.113.7');
  expect(clientAddress(new Headers(forwarded), names, '10.0.0.2')).toBe('203.0.113.8');
  expect(clientAddress(new Headers(both), [], '10.0.0.2')).toBe('10.0.0.2');
});

test.each(['', 'unknown', '300.1.1.1', 'localhost', 'a.example', '1'])(
  'a header that says "%s" is ignored, and the next address counts',
  (value) => {
    const ignored = { 'cf-connecting-ip': value };
    const next = { ...ignored, 'x-forwarded-for': '203.0.113.8' };
    expect(clientAddress(new Headers(next), names, '10.0.0.2')).toBe('203.0.113.8');
    expect(clientAddress(new Headers(ignored), names, '10.0.0.2')).toBe('10.0.0.2');
    expect(clientAddress(new Headers(ignored), names, undefined)).toBeNull();
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

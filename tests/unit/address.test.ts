import { expect, test } from 'vitest';
import { addressOf, createAddressHash } from '../../supabase/functions/send-email/address.ts';

const names = ['cf-connecting-ip', 'x-forwarded-for'];

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (peer, address) => {
  expect(addressOf(new Headers(), names, peer)).toBe(address);
});

test.each([undefined, '', 'unknown', '300.1.1.1', 'localhost', 'a.example'])(
  '%s is no address',
  (peer) => {
    expect(addressOf(new Headers(), names, peer)).toBeNull();
  },
);

test('the most trusted header counts, then the others, then the connection', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.8, 10.0.0.1' };
  const both = { ...forwarded, 'cf-connecting-ip': '203.0.113.7' };
  expect(addressOf(new Headers(both), names, '10.0.0.2')).toBe('203.0.113.7');
  expect(addressOf(new Headers(forwarded), names, '10.0.0.2')).toBe('203.0.113.8');
  expect(addressOf(new Headers(both), [], '10.0.0.2')).toBe('10.0.0.2');
});

test('a hash depends on the address and on the pepper', () => {
  const hash = (address: string, pepper: string) =>
    Buffer.from(createAddressHash(pepper)(address)).toString('hex');
  const one = hash('203.0.113.7', 'pepper');
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(hash('203.0.113.7', 'pepper')).toBe(one);
  expect(hash('203.0.113.8', 'pepper')).not.toBe(one);
  expect(hash('203.0.113.7', 'salt')).not.toBe(one);
});

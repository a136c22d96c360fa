import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network address that identifies a visitor: an IPv4 address, the /64 network of an IPv6
 * address, or `null`. `names` are the headers that a proxy overwrites with the visitor's address; the
 * first header that contains an address is used, otherwise the connection's `peer`.
 *
 * Of a list, only the last entry counts: the proxy added it. A visitor can forge the others, and so
 * evade the limits.
 */
export function clientAddress(
  headers: Headers,
  names: readonly string[],
  peer: string | undefined,
): { readonly address: string | null; readonly isFromHeader: boolean } {
  for (const name of names) {
    const address = normalize(headers.get(name)?.split(',').at(-1) ?? '');
    if (address) return { address, isFromHeader: true };
  }
  return { address: normalize(peer ?? ''), isFromHeader: false };
}

/** Hashes an address with a salt that changes daily, so that nobody can be tracked for longer. */
export function hashAddress(address: string, pepper: string, now = new Date()): Uint8Array {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${pepper} ${day} ${address}`).digest();
}

function normalize(given: string): string | null {
  const text = given.trim();
  const v4 = text.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return v4;
  const v6 = text.replace(/^\[|\]$|%.*$/g, '');
  return isIPv6(v6) ? networkOf(new URL(`http://[${v6}]`).hostname.slice(1, -1)) : null;
}

/** The first 64 of the 128 bits of an address in its canonical form. */
function networkOf(address: string): string {
  const parts = address.split('::').map((part) => part.split(':').filter(Boolean));
  const [before = [], after = []] = parts;
  const zeros = Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Where a visitor's requests come from. */
interface ClientAddress {
  /** An IPv4 address, the /64 network of an IPv6 address, or `null` if it is unknown. */
  readonly address: string | null;
  /** The /48 network of an IPv6 address, because a provider often assigns all of it to one customer. */
  readonly network: string | null;
}

/**
 * Returns the network address that identifies a visitor. `names` are the headers that a proxy overwrites
 * with the visitor's address; the first header that contains an address is used, otherwise the
 * connection's `peer`.
 *
 * Of a list, only the last entry counts: the proxy added it. A visitor can forge the others, and so
 * evade the limits.
 */
export function clientAddress(
  headers: Headers,
  names: readonly string[],
  peer: string | undefined,
): ClientAddress & { readonly isFromHeader: boolean } {
  for (const name of names) {
    const found = normalize(headers.get(name)?.split(',').at(-1) ?? '');
    if (found.address) return { ...found, isFromHeader: true };
  }
  return { ...normalize(peer ?? ''), isFromHeader: false };
}

/** Hashes an address with a salt that changes daily, so that nobody can be tracked for longer. */
export function hashAddress(address: string, pepper: string, now = new Date()): Uint8Array {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${pepper} ${day} ${address}`).digest();
}

function normalize(given: string): ClientAddress {
  const text = given.trim();
  if (isIPv4(text)) return { address: text, network: null };
  const v6 = text.replace(/^\[|\]$|%.*$/g, '');
  if (!isIPv6(v6)) return { address: null, network: null };
  const parts = partsOf(v6);
  const [high = 0, low = 0] = parts.slice(6);
  const isMapped = parts.slice(0, 6).join() === [0, 0, 0, 0, 0, 0xffff].join();
  // A server that listens on IPv6 sees an IPv4 address in this form.
  const v4 = [high >> 8, high & 255, low >> 8, low & 255].join('.');
  if (isMapped) return { address: v4, network: null };
  return { address: networkOf(parts, 64), network: networkOf(parts, 48) };
}

/** The eight numbers of an IPv6 address. */
function partsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16));
}

/** The network that the first bits of an IPv6 address name, such as `2001:db8:0::/48`. */
function networkOf(parts: readonly number[], bits: 48 | 64): string {
  const first = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${first.join(':')}::/${bits}`;
}

import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** The header in which a proxy names the visitor; the first that is there counts. */
export type AddressHeaders = readonly string[];

/**
 * The visitor's network address as far as one visitor is told from another by it: an IPv4 address,
 * or the half of an IPv6 address that names a household. `null` where there is none.
 *
 * Where several proxies are in a row the first entry is the visitor. A visitor may forge it where no
 * proxy overwrites the header: that evades a limit, and costs nobody else a submission.
 */
export function addressOf(
  headers: Headers,
  names: AddressHeaders,
  peer: string | undefined,
): string | null {
  const named = names.map((name) => headers.get(name)?.split(',')[0]?.trim()).find(Boolean);
  return normalise(named ?? peer ?? '');
}

/** Makes what hashes addresses, so that it cannot be undone by trying every address there is. */
export function createAddressHash(pepper: string): (address: string) => Uint8Array {
  return (address) => createHash('sha256').update(`${pepper} ${address}`).digest();
}

function normalise(text: string): string | null {
  const [, v4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text) ?? [];
  if (v4 && isIPv4(v4)) return v4;
  const v6 = URL.parse(`http://[${text.replace(/^\[|\]$|%.*$/g, '')}]`)?.hostname;
  return v6 ? networkOf(v6.slice(1, -1)) : null;
}

/** The first 64 of the 128 bits. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const before = [...head];
  const after = tail ?? [];
  const zeros = Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

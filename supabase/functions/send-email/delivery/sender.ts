import type { Mail } from '../email/compose.ts';

/** The sender as providers take it; the name is quoted, because it may hold a comma. */
export function senderOf({ from: { name, address } }: Mail): string {
  return name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address;
}

import { gzipSync } from 'node:zlib';

const placeholder = '{pageWeight}';

/**
 * Replaces the placeholder in a page with the page's own size in kilobytes, as gzip compresses it: no host
 * sends more.
 */
export function fillPageWeight(html: Buffer): Buffer {
  if (!html.includes(placeholder)) return html;
  const kilobytes = Math.ceil(gzipSync(html).length / 1_000);
  return Buffer.from(html.toString().replaceAll(placeholder, String(kilobytes)));
}

import { brotliCompressSync } from 'node:zlib';

const placeholder = '{pageWeight}';

/** Replaces the placeholder in a page with the page's own compressed size in kilobytes. */
export function fillPageWeight(html: Buffer): Buffer {
  if (!html.includes(placeholder)) return html;
  const kilobytes = Math.ceil(brotliCompressSync(html).length / 1_000);
  return Buffer.from(html.toString().replaceAll(placeholder, String(kilobytes)));
}

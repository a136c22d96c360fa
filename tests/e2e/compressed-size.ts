import { brotliCompressSync, constants } from 'node:zlib';

/** The size after brotli at its best level, independent of the server's own compression. */
export const compressedSize = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli at its best, whatever the server that answered did. */
export const compressedSize = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

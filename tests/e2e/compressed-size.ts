import { brotliCompressSync, constants } from 'node:zlib';

/** The size after brotli at its best level, independent of the server's own compression. */
export const compressedSize = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** In bytes, what a server sends before it waits for the browser: ten packets of 1,460 (RFC 6928). */
export const FIRST_FLIGHT = 14_600;

import { createHash } from 'node:crypto';

/** A generated file: its address on the site and what is in it. */
export interface Asset {
  path: string;
  content: string | Uint8Array;
}

/** Named by its content, so that it can be cached for good. */
export function createAsset(name: string, extension: string, content: Asset['content']): Asset {
  return { path: `/assets/${name}-${hash(content)}.${extension}`, content };
}

export const hash = (content: Asset['content']): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

import { createHash } from 'node:crypto';

/** A generated file. */
export interface Asset {
  /** Its URL path, as `/assets/name.svg`. */
  path: string;
  content: string | Uint8Array;
}

/** The name contains a hash of the content, so that browsers can cache the file forever. */
export function createAsset(name: string, extension: string, content: Asset['content']): Asset {
  return { path: `/assets/${name}-${hash(content)}.${extension}`, content };
}

export const hash = (content: Asset['content']): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

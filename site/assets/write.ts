import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Asset } from './asset.ts';
import { covers } from './covers.ts';
import { faces } from './faces.ts';
import { favicon } from './favicon.ts';
import { fonts } from './fonts.ts';

const assets: Asset[] = [...fonts, ...Object.values(faces), ...Object.values(covers), favicon];

export async function writeAssets(outDir: string): Promise<void> {
  await Promise.all(assets.map((asset) => write(outDir, asset)));
}

async function write(outDir: string, { path, content }: Asset): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

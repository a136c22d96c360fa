import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Asset } from './asset.ts';
import { faces } from './faces.ts';
import { fonts } from './fonts.ts';
import { drawIcons } from './icons.ts';

const assets: Asset[] = [...fonts, ...Object.values(faces as Readonly<Record<string, Asset>>)];

export async function writeAssets(outDir: string): Promise<void> {
  const all = [...assets, ...(await drawIcons())];
  await Promise.all(all.map((asset) => writeAsset(outDir, asset)));
}

export async function writeAsset(outDir: string, { path, content }: Asset): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

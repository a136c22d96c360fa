import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hash } from './asset.ts';

const folder = 'node_modules/.cache/site';

/** What takes long to make is made once for each input and kept between builds. */
export async function cached(input: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = fileOf(input);
  return readFile(file).catch(async () => keep(file, await make()));
}

/** The same for those who read a file: where it is. */
export async function cachedFile(input: unknown, make: () => Promise<Buffer>): Promise<string> {
  await cached(input, make);
  return fileOf(input);
}

const fileOf = (input: unknown): string => `${folder}/${hash(JSON.stringify(input))}`;

async function keep(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, content);
  return content;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hash } from './asset.ts';

const folder = 'node_modules/.cache/site';

/** Returns the result of an earlier build for this input, or creates and stores it. */
export async function cached(input: unknown, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = pathFor(input);
  return readFile(file).catch(async () => store(file, await create()));
}

/** Like `cached`, but returns the path of the stored file, for libraries that read files. */
export async function cachedFilePath(
  input: unknown,
  create: () => Promise<Buffer>,
): Promise<string> {
  await cached(input, create);
  return pathFor(input);
}

const pathFor = (input: unknown): string => `${folder}/${hash(JSON.stringify(input))}`;

async function store(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, content);
  return content;
}

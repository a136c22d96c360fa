import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';

/** A file's path from the folder, and its content in base64. */
type File = [path: string, content: string];

const editable = 'site/{articles/*.md,{content,landing}/*.json}';

/**
 * Has the editor's page pick a copy of these files where it asks for a folder: a test cannot operate
 * the browser's own dialog. The copy is in the page's origin private file system.
 */
export async function pickCopyOf(folder: string, page: Page): Promise<void> {
  const files = globSync(editable, { cwd: folder }).map((path): File => {
    return [path, readFileSync(join(folder, path), 'base64')];
  });
  await page.evaluate(async (all) => {
    const copy = await navigator.storage.getDirectory();
    await copy.getDirectoryHandle('.git', { create: true });
    for (const [path, content] of all) {
      let parent = copy;
      const names = path.split('/');
      for (const name of names.slice(0, -1)) {
        parent = await parent.getDirectoryHandle(name, { create: true });
      }
      const file = await parent.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await stream.close();
    }
    Object.assign(globalThis, { showDirectoryPicker: async () => copy });
  }, files);
}

/** Writes what the editor saved to the folder. Returns the paths of the files that changed. */
export async function saveCopyTo(folder: string, page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const found: File[] = [];
    const visit = async (parent: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${path}${name}/`);
        else {
          const bytes = new Uint8Array(
            await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
          );
          found.push([
            path + name,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
          ]);
        }
      }
    };
    await visit(await navigator.storage.getDirectory(), '');
    return found;
  });
  return files
    .filter(([path, content]) => write(join(folder, path), Buffer.from(content, 'base64')))
    .map(([path]) => path)
    .sort();
}

/** Returns whether the file was different before. */
function write(file: string, content: Buffer): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const [name] = globSync(file);
  if (name && readFileSync(name).equals(content)) return false;
  writeFileSync(file, content);
  return true;
}

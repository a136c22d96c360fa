/** Chrome's method that Sveltia CMS saves with: it renames a new file to the one that it replaces. */
interface MovableFile extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/**
 * Keeps the editor from replacing a file on this machine that somebody else changed after the editor
 * read it. The other text stays in the file, and the writer's in the form. With a repository on GitHub or
 * GitLab, the editor asks by itself.
 */
export function refuseToOverwrite(): void {
  const files = FileSystemFileHandle.prototype as MovableFile;
  const { getFile, move } = files;
  if (!move) return;
  /** What the editor read or wrote last, by name: a handle does not know its folder. */
  const seen = new Map<string, { handle: FileSystemFileHandle; changed: number }[]>();

  const find = async (handle: FileSystemFileHandle) => {
    for (const one of seen.get(handle.name) ?? [])
      if (await one.handle.isSameEntry(handle)) return one;
    return undefined;
  };

  files.getFile = async function () {
    const file = await getFile.call(this);
    const known = await find(this);
    if (known) known.changed = file.lastModified;
    else {
      const record = { handle: this, changed: file.lastModified };
      seen.set(this.name, [...(seen.get(this.name) ?? []), record]);
    }
    return file;
  };

  const isChanged = async (handle: FileSystemFileHandle, before?: { changed: number }) =>
    (await getFile.call(handle)).lastModified !== before?.changed;

  files.move = async function (folder, name) {
    const replaced = await folder.getFileHandle(name).catch(() => undefined);
    const renamed = await find(this);
    const isTheirs =
      (replaced && (await isChanged(replaced, await find(replaced)))) ||
      (renamed && (await isChanged(this, renamed)));
    if (isTheirs) {
      throw new Error(
        `Somebody else changed ${replaced ? name : this.name} after you opened the editor. Nothing is lost: their text is in the file, and yours is still in this form. Copy what you wrote, reload this page, and put the two together.`,
      );
    }
    await move.call(this, folder, name);
  };
}

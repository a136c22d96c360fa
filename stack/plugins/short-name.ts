import { globSync } from 'node:fs';

/** The widgets' come first: theirs are the names that every byte counts in. */
const styleFiles = [
  ...globSync('widgets/**/*.css.ts').sort(),
  ...globSync('site/**/*.css.ts').sort(),
];
const fileHashes = new Map<string, string>();

/**
 * Names what a style module makes: letters for the file, by its place among all of them, and a number
 * within it. Vanilla-extract's own names begin with a hash, which hardly compresses.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  if (!styleFiles.includes(filePath)) styleFiles.push(filePath);
  // The first name of a file is its hash, and a zero.
  const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
  fileHashes.set(filePath, fileHash);
  const place = styleFiles.indexOf(filePath).toString(26);
  const letters = place.replace(/./g, (digit) => letterOf(Number.parseInt(digit, 26)));
  return `_${letters}${Number.parseInt(hash.slice(fileHash.length), 36)}`;
}

const letterOf = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place);

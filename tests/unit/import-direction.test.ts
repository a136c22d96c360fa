import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

interface Room {
  readonly name: string;
  readonly folders: readonly string[];
  /** The names of the rooms that it may import besides itself. */
  readonly uses: readonly string[];
}

interface Import {
  readonly file: string;
  /** A path from the project's folder, or a package. */
  readonly source: string;
}

const rooms = readRooms(readFileSync('README.md', 'utf8'));
const files = globSync('{widgets,site,tools,supabase}/**/*.{ts,tsx,js,mjs}');
const imports: readonly Import[] = files.flatMap(importsOf);

test('the README has at most ten rooms, and each imports only rooms above it', () => {
  expect(rooms.length).toBeGreaterThan(1);
  expect(rooms.length).toBeLessThanOrEqual(10);
  const names = rooms.map(({ name }) => name);
  for (const [index, { name, uses }] of rooms.entries())
    expect.soft(names.slice(0, index), name).toEqual(expect.arrayContaining([...uses]));
});

test('every file belongs to a room', () => {
  expect(files.filter((file) => !roomOf(file))).toEqual([]);
});

for (const { name, uses } of rooms) {
  test(`the room "${name}" imports only ${['itself', ...uses].join(', ')}`, () => {
    const strays = imports.filter(({ file, source }) => {
      const target = roomOf(source);
      return roomOf(file) === name && target && ![name, ...uses].includes(target);
    });
    expect(strays.map(write)).toEqual([]);
  });
}

test('there are no import cycles, types included', () => {
  expect(findCircles(imports).map((circle) => circle.join(' -> '))).toEqual([]);
});

test('a test that replaces modules does not share its process with other tests', () => {
  const replacing = globSync('tests/unit/*.{ts,tsx}').filter((file) =>
    /\bvi\.mock\(/.test(readFileSync(file, 'utf8')),
  );
  expect(replacing.filter((file) => !file.includes('.isolated.'))).toEqual([]);
});

test('widgets never import each other', () => {
  const strays = imports.filter(({ file, source }) => {
    const [one, other] = [widgetOf(file), widgetOf(source)];
    return one && other && one !== other;
  });
  expect(strays.map(write)).toEqual([]);
});

test('components import React’s exports only from react', () => {
  const strays = imports.filter(
    ({ file, source }) => file.endsWith('.tsx') && /^(preact|react-dom)(\/|$)/.test(source),
  );
  expect(strays.map(write)).toEqual([]);
});

test('only one file imports supabase-js', () => {
  const doors = imports.filter(({ source }) => source.startsWith('@supabase/'));
  expect([...new Set(doors.map(({ file }) => file))]).toEqual(['widgets/kit/form/client.ts']);
});

/** A depth-first search. A file that occurs twice on a path is part of an import cycle. */
function findCircles(all: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, source } of all) targets.set(file, [...(targets.get(file) ?? []), source]);
  const finished = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (finished.has(file) || path.includes(file)) return;
    for (const source of targets.get(file) ?? []) visit(source, [...path, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}

/** Reads the table in the section “Where things are”. */
function readRooms(readme: string): readonly Room[] {
  const [, section = ''] = /^## Where things are\n(.*?)^#/ms.exec(readme) ?? [];
  const rows = section.matchAll(/^\| ([a-z]+) \| (`.*?`) \| .* \| ?(.*) \|$/gm);
  return [...rows].map(([, name = '', folders = '', uses = '']) => ({
    name,
    folders: [...folders.matchAll(/`(.+?)`/g)].map(([, folder = '']) => folder),
    uses: uses.split(', ').filter(Boolean),
  }));
}

/** The kit is in the folder of the widgets: the longest folder counts. */
function roomOf(path: string): string | undefined {
  return rooms
    .flatMap(({ name, folders }) => folders.map((folder) => ({ name, folder })))
    .filter(({ folder }) => path.startsWith(folder))
    .sort((one, other) => other.folder.length - one.folder.length)[0]?.name;
}

function widgetOf(path: string): string | undefined {
  return roomOf(path) === 'widgets' ? /^widgets\/([\w-]+)\//.exec(path)?.[1] : undefined;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , source = '']) => ({ file, source: resolve(file, source) }));
}

function resolve(file: string, source: string): string {
  const path = source.replace(/\?\w+$/, '');
  if (path.startsWith('.')) return join(dirname(file), path);
  return path.startsWith('/') ? path.slice(1) : path;
}

function write({ file, source }: Import): string {
  return `${file} -> ${source}`;
}

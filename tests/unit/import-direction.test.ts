import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The folders of each layer, and the layers that it may import besides itself. */
const layers = {
  contract: { folder: /^supabase\/functions\/_shared\//, uses: [] },
  function: { folder: /^supabase\/functions\/send-email\//, uses: ['contract'] },
  kit: { folder: /^widgets\/kit\//, uses: ['contract'] },
  widget: { folder: /^widgets\/[\w-]+\//, uses: ['contract', 'kit'] },
  loader: { folder: /^widgets\/[\w.-]+$/, uses: ['contract', 'kit', 'widget'] },
  content: { folder: /^site\/content\//, uses: ['contract'] },
  script: {
    folder: /^site\/scripts\//,
    uses: ['content', 'style', 'builder', 'contract', 'kit'],
  },
  builder: {
    folder: /^site\/embed-builder\//,
    uses: ['content', 'style', 'component', 'contract', 'kit', 'widget', 'loader', 'script', 'api'],
  },
  style: { folder: /^site\/style\//, uses: ['kit'] },
  asset: { folder: /^site\/assets\//, uses: ['content', 'style'] },
  component: { folder: /^site\/components\//, uses: ['content', 'style', 'asset', 'kit'] },
  illustration: {
    folder: /^site\/illustrations\//,
    uses: ['content', 'style', 'component', 'kit'],
  },
  section: {
    folder: /^site\/sections\//,
    uses: [
      ...['content', 'style', 'component', 'illustration', 'asset', 'builder'],
      ...['contract', 'kit', 'widget', 'loader'],
    ],
  },
  layout: {
    folder: /^site\/layouts\//,
    uses: [
      ...['content', 'style', 'component', 'illustration', 'section'],
      ...['asset', 'contract', 'kit', 'widget', 'loader'],
    ],
  },
  page: { folder: /^site\/(pages|articles)\//, uses: ['content', 'layout', 'builder'] },
  build: {
    folder: /^site\/build\//,
    uses: ['content', 'style', 'asset', 'layout', 'page', 'builder', 'kit', 'widget'],
  },
  admin: { folder: /^site\/admin\//, uses: [] },
  /** Reads elements.d.ts for the package and for the pages about its elements. */
  api: { folder: /^tools\/build\/package\/public-api/, uses: [] },
  tools: { folder: /^tools\//, uses: ['contract', 'function', 'kit', 'content', 'api'] },
} as const satisfies Record<string, { folder: RegExp; uses: readonly string[] }>;

type Layer = keyof typeof layers;

interface Import {
  readonly file: string;
  /** A path from the project's folder, or a package. */
  readonly source: string;
}

const files = globSync('{widgets,site,tools,supabase}/**/*.{ts,tsx,mjs}');
const imports: readonly Import[] = files.flatMap(importsOf);

test('every file belongs to a layer', () => {
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

for (const [layer, { uses }] of Object.entries(layers)) {
  test(`the layer "${layer}" imports only ${['itself', ...uses].join(', ')}`, () => {
    const allowed: readonly (string | undefined)[] = [layer, ...uses];
    const strays = imports.filter(({ file, source }) => {
      const target = layerOf(source);
      return layerOf(file) === layer && target && !allowed.includes(target);
    });
    expect(strays.map(write)).toEqual([]);
  });
}

test('there are no import cycles, types included', () => {
  expect(findCircles(imports).map((circle) => circle.join(' -> '))).toEqual([]);
});

test('widgets never import each other', () => {
  const strays = imports.filter(({ file, source }) => {
    const isWidget = layerOf(file) === 'widget' && layerOf(source) === 'widget';
    return isWidget && file.split('/')[1] !== source.split('/')[1];
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

function layerOf(path: string): Layer | undefined {
  const names = Object.keys(layers) as Layer[];
  return names.find((name) => layers[name].folder.test(path));
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

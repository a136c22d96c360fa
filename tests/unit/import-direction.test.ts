import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Which folder belongs to which layer, and what each layer may import besides itself. */
const layers = {
  contract: { folder: /^supabase\/functions\/_shared\//, uses: [] },
  function: { folder: /^supabase\/functions\/send-email\//, uses: ['contract'] },
  kit: { folder: /^widgets\/kit\//, uses: ['contract'] },
  widget: { folder: /^widgets\/[\w-]+\//, uses: ['contract', 'kit'] },
  loader: { folder: /^widgets\/[\w.-]+$/, uses: ['contract', 'kit', 'widget'] },
  content: { folder: /^site\/content\//, uses: [] },
  script: { folder: /^site\/scripts\//, uses: ['content'] },
  part: { folder: /^site\/(parts|assets)\//, uses: ['content', 'kit'] },
  artefact: { folder: /^site\/artefacts\//, uses: ['content', 'part', 'kit'] },
  section: {
    folder: /^site\/sections\//,
    uses: ['content', 'part', 'artefact', 'contract', 'kit', 'widget', 'loader'],
  },
  layout: {
    folder: /^site\/layouts\//,
    uses: ['content', 'part', 'artefact', 'section', 'contract', 'kit', 'widget', 'loader'],
  },
  file: { folder: /^site\/files\//, uses: ['content', 'part', 'layout'] },
  page: { folder: /^site\/(pages|articles)\//, uses: ['content', 'layout'] },
  site: { folder: /^site\/[\w.-]+$/, uses: ['part', 'layout', 'file', 'page'] },
  stack: { folder: /^stack\//, uses: ['contract', 'function', 'kit', 'content'] },
} as const satisfies Record<string, { folder: RegExp; uses: readonly string[] }>;

type Layer = keyof typeof layers;

interface Import {
  readonly file: string;
  /** A path from the project's folder, or a package. */
  readonly source: string;
}

const files = globSync('{widgets,site,stack,supabase}/**/*.{ts,tsx,mjs}');
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

test('no files of the function import each other in a circle, types included', () => {
  expect(circlesIn(imports.filter(({ file }) => file.startsWith('supabase/functions/')))).toEqual(
    [],
  );
});

test('widgets never import each other', () => {
  const strays = imports.filter(({ file, source }) => {
    const isWidget = layerOf(file) === 'widget' && layerOf(source) === 'widget';
    return isWidget && file.split('/')[1] !== source.split('/')[1];
  });
  expect(strays.map(write)).toEqual([]);
});

test('components import what is React’s from react alone', () => {
  const strays = imports.filter(
    ({ file, source }) => file.endsWith('.tsx') && /^(preact|react-dom)(\/|$)/.test(source),
  );
  expect(strays.map(write)).toEqual([]);
});

test('there is one door to Supabase', () => {
  const doors = imports.filter(({ source }) => source.startsWith('@supabase/'));
  expect([...new Set(doors.map(({ file }) => file))]).toEqual(['widgets/kit/client.ts']);
});

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

/** Each file that reaches itself again, with the way there. */
function circlesIn(imports: readonly Import[]): string[] {
  const wayBack = (from: string, to: string, passed: Set<string>): string[] | undefined => {
    for (const { source } of imports.filter(({ file }) => file === from)) {
      if (source === to) return [from, to];
      if (passed.has(source)) continue;
      passed.add(source);
      const way = wayBack(source, to, passed);
      if (way) return [from, ...way];
    }
    return undefined;
  };
  const files = new Set(imports.map(({ file }) => file));
  const ways = [...files].map((file) => wayBack(file, file, new Set()));
  return ways.flatMap((way) => (way ? [way.join(' -> ')] : []));
}

function write({ file, source }: Import): string {
  return `${file} -> ${source}`;
}

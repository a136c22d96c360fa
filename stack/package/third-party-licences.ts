import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What the widgets' files are made of besides our own; what these depend on is found from them. */
const bundled = ['preact', 'zustand', '@supabase/supabase-js'];

/** Every package whose code is in the widgets' files, with its licence's text. */
export function thirdPartyLicences(): string {
  return dependenciesOf(bundled)
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { version, license } = readManifest(name);
      const [file] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: folder });
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
      return `${name} ${version} (${license})\n\n${text}`.trim();
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

function dependenciesOf(names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !existsSync(join(root, 'node_modules', name))) return;
    found.add(name);
    Object.keys(readManifest(name).dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...found].sort();
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));

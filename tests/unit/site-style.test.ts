import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageRecord } from '../../site/layouts/page.tsx';
import { above, upTo } from '../../site/style/scale.ts';
import { widget } from '../../site/style/sizes.ts';
import { steps } from '../../widgets/get-matched/content.ts';

const styles = globSync('site/**/*.css.ts').filter((file) => !file.startsWith('site/style/'));
const parts = [...styles, ...globSync('site/{sections,components,layouts,signatures}/**/*.tsx')];

const findings = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(pattern)].map(([found]) => `${file}: ${found}`);
  });

test('only site/style has sizes that grow, widths of the window and colors', () => {
  expect(findings(styles, /clamp\(/g)).toEqual([]);
  expect(findings(styles, /\((?:min-|max-)?width\b[^)]*\)/g)).toEqual([]);
  expect(findings(styles, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)).toEqual([]);
  expect(
    findings(
      parts.filter((file) => file.endsWith('.tsx')),
      /(?:fill|color)[=:] ?["']#/g,
    ),
  ).toEqual([]);
});

test('the window has five widths at which something changes', () => {
  expect(Object.keys(upTo)).toHaveLength(5);
  expect(Object.keys(above)).toEqual(Object.keys(upTo));
});

/** The pages that may have more of their own than one thing. */
const most: Readonly<Record<string, number>> = {
  // The people in the opening, three values with their proofs, and three doors.
  index: 3,
  // The tools for partners.
  embed: 6,
  'embed/elements': 2,
};

const pages = import.meta.glob<{ default: PageRecord | PageRecord[] }>('/site/pages/**/*.ts', {
  eager: true,
});

test('a page has at most one kind of section or drawing that no other page has', () => {
  const users = new Map<string, Set<string>>();
  for (const [file, { default: records }] of Object.entries(pages))
    for (const record of [records].flat())
      for (const kind of kindsOf(record)) users.set(kind, (users.get(kind) ?? new Set()).add(file));
  const own = new Map<string, string[]>();
  for (const [kind, files] of users) {
    const [file = ''] = files;
    if (files.size === 1) own.set(file, [...(own.get(file) ?? []), kind]);
  }
  const tooMany = [...own].filter(([file, kinds]) => {
    const name = file.replace('/site/pages/', '').replace('.ts', '');
    return kinds.length > (most[name] ?? 1);
  });
  expect(tooMany.map(([file, kinds]) => `${file}: ${kinds.join(', ')}`)).toEqual([]);
});

test('each page but those of /embed has an hour, and so the strip of the day', () => {
  const without = Object.entries(pages)
    .filter(([, { default: records }]) => [records].flat().some(({ hour }) => hour === undefined))
    .map(([file]) => file);
  expect(without.filter((file) => !file.startsWith('/site/pages/embed'))).toEqual([]);
});

/** The kinds of its sections and of their drawings. A thing that is both is one. */
const kindsOf = ({ sections }: PageRecord): string[] =>
  sections.flatMap((section) => [
    section.kind,
    ...('illustration' in section && section.illustration ? [section.illustration.kind] : []),
  ]);

test('the page of the wizard draws a sun for each step', () => {
  expect(widget.steps, 'widget.steps in site/style/sizes.ts').toBe(steps.length);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { pluginPath } from '../../site/content/loader.ts';
import { pluginCode, writePlugin } from '../../tools/build/package/wordpress.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

interface PluginElement {
  readonly title: string;
  readonly attributes: readonly { readonly name: string; readonly kind: string | string[] }[];
  readonly link: { readonly path: string } | null;
  readonly opens: boolean;
}

const code = pluginCode();
const [, json = ''] = /<<<'JSON'\n(.*?)\nJSON\n/s.exec(code) ?? [];
const elements: Readonly<Record<string, PluginElement>> = JSON.parse(json);

test('the plugin has each element, with what an author can set, and nothing that is for code', () => {
  const api = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
  expect(Object.keys(elements).sort()).toEqual(api.map(({ tag }) => tag).sort());
  const wizard = elements['hire-get-matched'];
  const kinds = Object.fromEntries(wizard?.attributes.map(({ name, kind }) => [name, kind]) ?? []);
  expect(kinds).toMatchObject({ partner: 'text', guard: 'boolean', 'success-url': 'text' });
  expect(kinds['for-role']).toContain('dev');
  expect(Object.keys(kinds)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(messages|prefill|open)$/)]),
  );
});

test('an element that somebody has to open has a link that does, also without scripts', () => {
  const opened = Object.values(elements).filter(({ opens }) => opens);
  expect(opened.length).toBeGreaterThan(0);
  for (const { title, link } of opened) expect(link?.path, title).toMatch(/^(\/|https?:)/);
});

test('no placeholder is left, and the script is the classic one', () => {
  expect(code).not.toContain('{{');
  expect(code).toMatch(/\/widgets\/v\d+\/load\.js/);
});

test('the zip has one file, and is the same each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugin-'));
  const write = () => {
    writePlugin(folder);
    return readFileSync(join(folder, pluginPath));
  };
  const zip = write();
  expect(Object.keys(unzipSync(zip))).toEqual(['hire-elements/hire-elements.php']);
  expect(write().equals(zip)).toBe(true);
  rmSync(folder, { recursive: true });
});

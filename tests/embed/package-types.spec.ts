import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { code } from '../../site/embed-builder/content/code.ts';
import { runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { sampleNamed } from '../sample.ts';
import { prepareApp } from './apps/partner-app.ts';
import { unpackInto } from './packed.ts';
import { snippetFiles } from './snippet-files.ts';

/** Many partners still compile with TypeScript 5, and vue-tsc can only run with it. */
const compilers = {
  'TypeScript 7': join(root, 'node_modules/typescript/bin/tsc'),
  'TypeScript 5.9': join(root, 'node_modules/typescript-5/bin/tsc'),
};

/** Runs a compiler on a folder's files, and returns what it reports. */
async function check(folder: string, compiler: string): Promise<string> {
  const { output } = await runCommand(process.execPath, [compiler, '-p', folder]);
  return output.trim();
}

function writeProject(
  folder: string,
  files: Readonly<Record<string, string>>,
  options: object = {},
): void {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    resolveJsonModule: true,
    types: [],
    ...options,
  };
  const all = { 'tsconfig.json': JSON.stringify({ compilerOptions }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const tags = (isRight: boolean) => `
  import '@daybreak/widgets/get-matched';
  import { GetMatched } from '@daybreak/widgets/react';
  const open = () => document.querySelector('hire-get-matched')?.${isRight ? 'next' : 'open'}();
  export const page = (
    <>
      <hire-get-matched for-role="${isRight ? 'dev' : 'king'}" partner="acme" onhire-success={open} />
      <GetMatched forRole="${isRight ? 'dev' : 'king'}" onHireStep={({ detail }) => detail.${isRight ? 'step' : 'answers'}} />
    </>
  );`;

/** Runs `work` in a folder in which the package and these libraries are installed, and no others. */
async function inProject(
  libraries: readonly string[],
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'package-types-'));
  await unpackInto(join(folder, 'node_modules/@daybreak/widgets'));
  for (const library of libraries) {
    const link = join(folder, 'node_modules', library);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', library), link);
  }
  writeProject(folder, files);
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}

for (const [name, compiler] of sampleNamed(compilers, 'TypeScript 7')) {
  test(`${name} accepts the types without React or any other framework`, async () => {
    const main = `
      import '@daybreak/widgets/define';
      import { HireGetMatched } from '@daybreak/widgets';
      const wizard = new HireGetMatched();
      wizard.forRole = 'dev';
      wizard.addEventListener('hire-step', ({ detail }) => detail.step);`;
    await inProject([], { 'main.ts': main }, async (folder) => {
      expect(await check(folder, compiler)).toBe('');
    });
  });
}

test('TypeScript accepts the scripts on /embed with strict types', async () => {
  const { conversions, errors, shadow } = code;
  const [, loader = ''] = /'(http.*)'/.exec(shadow) ?? [];
  const files = {
    'conversions.ts': `import '@daybreak/widgets/define';\n${conversions}\n${errors}`,
    'shadow.ts': shadow,
    'document.ts':
      "document.addEventListener('hire-error', ({ detail }) => detail.status.toFixed());\nexport {};",
    'loader.d.ts': `declare module '${loader}' {\n  export function watch(root: Document | ShadowRoot): void;\n}`,
  };
  await inProject([], files, async (folder) => {
    expect(await check(folder, compilers['TypeScript 7'])).toBe('');
  });
});

for (const [name, compiler] of Object.entries(compilers)) {
  test(`${name} accepts the builder’s React snippets, and reports wrong attributes and events`, {
    tag: '@all',
  }, async () => {
    test.slow();
    const files = {
      ...snippetFiles('react', 'tsx'),
      ...snippetFiles('next', 'tsx'),
      'right.tsx': tags(true),
      'wrong.tsx': tags(false),
    };
    await inProject(['@types/react'], files, async (folder) => {
      const reported = (await check(folder, compiler)).matchAll(/(\w+\.tsx).* error (TS\d+)/g);
      const errors = ['TS2339', 'TS2322', 'TS2322', 'TS2339'];
      expect([...reported].map(([, file, code]) => [file, code])).toEqual(
        errors.map((code) => ['wrong.tsx', code]),
      );
    });
  });
}

test('vue-tsc accepts the builder’s Vue snippets, and reports a wrong attribute', {
  tag: '@all',
}, async () => {
  test.slow();
  const right = Object.entries(snippetFiles('vue', 'vue')).map(([name, text]) => [
    name,
    text.replace('<script setup>', '<script setup lang="ts">'),
  ]);
  const wrong = `<script setup lang="ts">import '@daybreak/widgets/get-matched';</script>
    <template><hire-get-matched for-role="king" partner="acme"></hire-get-matched></template>`;
  await inProject(['vue'], { ...Object.fromEntries(right), 'wrong.vue': wrong }, async (folder) => {
    const runner = join(folder, 'vue-tsc.cjs');
    const [vueTsc, tsc] = ['vue-tsc', 'typescript-5/lib/tsc.js'].map((name) =>
      join(root, 'node_modules', name),
    );
    writeFileSync(runner, `require('${vueTsc}').run('${tsc}');`);
    expect((await check(folder, runner)).split('\n')).toEqual([
      expect.stringMatching(/wrong\.vue.*TS2322/),
    ]);
  });
});

test('svelte-check accepts the builder’s Svelte snippets, and reports a wrong attribute', {
  tag: '@all',
}, async () => {
  test.setTimeout(300_000);
  const wrong = `<script lang="ts">import '@daybreak/widgets/get-matched';</script>
    <hire-get-matched for-role="king" partner="acme"></hire-get-matched>`;
  const files = { ...snippetFiles('svelte', 'svelte'), 'wrong.svelte': wrong };
  const program = 'node_modules/svelte-check/bin/svelte-check';
  const args = ['--workspace', 'snippets', '--tsconfig', './tsconfig.json', '--output', 'machine'];
  const cwd = await prepareApp('svelte');
  rmSync(join(cwd, 'snippets'), { recursive: true, force: true });
  writeProject(join(cwd, 'snippets'), files, { skipLibCheck: true });
  const { output } = await runCommand(process.execPath, [program, ...args], { cwd });
  expect(output.match(/ERROR .*|WARNING .*/g)).toEqual([
    expect.stringMatching(/"wrong\.svelte".*king.* is not assignable/),
  ]);
});

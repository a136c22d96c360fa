import type { Plugin } from 'vite';

/** Takes out what Vite makes terser keep for a bundler that comes after: there is none. */
export function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace(/(?<=[^\w$])\n?\/\* [@#]__PURE__ \*\/\s*/g, '');
      }
    },
  };
}

import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Generates the package's main module: the class of every element, for a host that registers them
 * itself. The widget in `get-matched/` is exported there as `getMatched`, and its class is
 * `HireGetMatched`.
 */
export const elementClasses = (): Plugin => ({
  name: 'element-classes',
  resolveId: (id) => (id.endsWith('/widgets/index.ts') ? id : undefined),
  load(id) {
    if (!id.endsWith('/widgets/index.ts')) return;
    const classes = globSync('widgets/*/widget.ts').map((file) => {
      const folder = basename(dirname(file));
      const name = folder.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
      const className = `Hire${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return `import { ${name} } from './${folder}/widget.ts';
export const ${className} = /* @__PURE__ */ createElementClass(${name});`;
    });
    return ["import { createElementClass } from './kit/element/define.ts';", ...classes].join('\n');
  },
});

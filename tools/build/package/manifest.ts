import { tokens } from '../../../widgets/kit/style/tokens.ts';
import type { Described, Face } from './public-face.ts';

/** Where the package keeps its classes, from its own folder. */
const MODULE = 'package/index.js';

/** The Custom Elements Manifest, schema 2.1.0, which editors, catalogues and type makers read. */
export function manifestOf(faces: readonly Face[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: faces.map(declarationOf),
        exports: faces.map(({ className: name }) => ({
          kind: 'js',
          name,
          declaration: { name, module: MODULE },
        })),
      },
      {
        kind: 'javascript-module',
        path: 'package/define.js',
        exports: faces.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: MODULE },
        })),
      },
    ],
  };
}

const declarationOf = (face: Face) => ({
  kind: 'class',
  customElement: true,
  name: face.className,
  tagName: face.tag,
  description: face.text,
  superclass: { name: 'HTMLElement' },
  members: [
    ...face.properties.map(({ type, ...rest }) => ({
      kind: 'field',
      ...named(rest),
      ...typed(type),
    })),
    ...face.methods.map(({ type, ...rest }) => ({
      kind: 'method',
      ...named(rest),
      ...{ return: typed(type.split('):').at(-1) ?? '') },
    })),
  ],
  attributes: face.attributes.map(({ type, property, ...rest }) => ({
    ...named(rest),
    ...typed(type),
    ...(property && { fieldName: property }),
  })),
  events: face.events.map((event) => ({ ...named(event), ...typed('CustomEvent') })),
  cssParts: face.parts.map(named),
  cssProperties: Object.entries(tokens).map(([name, value]) => ({
    name: `--hire-${name}`,
    default: value,
  })),
});

const named = ({ name, text }: Described) => ({ name, ...(text && { description: text }) });

const typed = (text: string) => ({ type: { text: text.trim() } });

/** What VS Code's HTML editor completes and explains. */
export const editorDataOf = (faces: readonly Face[]): object => ({
  version: 1.1,
  tags: faces.map(({ tag, text, attributes }) => ({
    name: tag,
    description: text,
    attributes: attributes.map(({ type, ...rest }) => ({ ...named(rest), ...choicesIn(type) })),
  })),
});

/** The words of an enumeration. */
function choicesIn(type: string): { values?: { name: string }[] } {
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, name = '']) => ({ name }));
  return words.length > 0 ? { values: words } : {};
}

import { tokens } from '../../../widgets/kit/style/tokens.ts';
import type { Described, ElementApi } from '../../../widgets/public-api.ts';

/** The module of the classes, relative to the package. */
const MODULE = 'package/index.js';

/** Creates the Custom Elements Manifest, schema 2.1.0, which editors and catalogs read. */
export function manifestOf(elements: readonly ElementApi[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: elements.map(declarationOf),
        exports: elements.map(({ className: name }) => ({
          kind: 'js',
          name,
          declaration: { name, module: MODULE },
        })),
      },
      {
        kind: 'javascript-module',
        path: 'package/define.js',
        exports: elements.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: MODULE },
        })),
      },
    ],
  };
}

const declarationOf = (element: ElementApi) => ({
  kind: 'class',
  customElement: true,
  name: element.className,
  tagName: element.tag,
  description: element.text,
  superclass: { name: 'HTMLElement' },
  members: [
    ...element.properties.map(({ type, ...rest }) => ({
      kind: 'field',
      ...named(rest),
      ...typed(type),
    })),
    ...element.methods.map(({ type, ...rest }) => ({
      kind: 'method',
      ...named(rest),
      return: typed(type.split('):').at(-1) ?? ''),
    })),
  ],
  attributes: element.attributes.map(({ type, property, ...rest }) => ({
    ...named(rest),
    ...typed(type),
    ...(property && { fieldName: property }),
  })),
  events: element.events.map((event) => ({ ...named(event), ...typed('CustomEvent') })),
  cssParts: element.parts.map(named),
  cssProperties: Object.entries(tokens).map(([name, value]) => ({
    name: `--hire-${name}`,
    default: value,
  })),
});

const named = ({ name, text }: Described) => ({ name, ...(text && { description: text }) });

const typed = (text: string) => ({ type: { text: text.trim() } });

/** Creates the custom data with which VS Code completes and explains the tags. */
export const editorDataOf = (elements: readonly ElementApi[]): object => ({
  version: 1.1,
  tags: elements.map(({ tag, text, attributes }) => ({
    name: tag,
    description: text,
    attributes: attributes.map(({ type, ...rest }) => ({ ...named(rest), ...choicesIn(type) })),
  })),
});

/** The values of a union of string literals. */
function choicesIn(type: string): { values?: { name: string }[] } {
  const values = [...type.matchAll(/'([^']+)'/g)].map(([, name = '']) => ({ name }));
  return values.length > 0 ? { values } : {};
}

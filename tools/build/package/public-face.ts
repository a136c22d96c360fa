import { parseSync } from 'vite';

export interface Described {
  readonly name: string;
  readonly text: string;
}

export interface Member extends Described {
  /** As TypeScript writes it. */
  readonly type: string;
}

export interface Attribute extends Member {
  /** The property that holds it, where there is one. */
  readonly property?: string;
}

/** What a host may rely on of one tag. */
export interface Face {
  readonly tag: string;
  /** The class in the package, `HireGetMatched`. */
  readonly className: string;
  readonly text: string;
  readonly attributes: readonly Attribute[];
  readonly properties: readonly Member[];
  readonly methods: readonly Member[];
  readonly events: readonly Described[];
  readonly parts: readonly Described[];
}

/** One interface of the file, with what it takes over from others not yet in it. */
interface Declared {
  readonly doc: string;
  readonly bases: readonly string[];
  readonly members: readonly (Member & { readonly isMethod: boolean; readonly doc: string })[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a node has besides depends on its type
  readonly [part: string]: any;
}

/** Reads widgets/elements.d.ts: every tag of its map, with all that its interface inherits. */
export function readPublicFace(source: string): Face[] {
  const { program, comments } = parseSync('elements.d.ts', source, { lang: 'dts' });
  const docOf = ({ start }: Node): string => {
    const doc = comments.findLast(({ end }) => end <= start);
    return doc && source.slice(doc.end, start).trim() === '' ? wordsOf(doc.value) : '';
  };
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const declared = new Map<string, Declared>();
  for (const statement of program.body as unknown as Node[]) {
    const node: Node = statement.declaration ?? statement;
    if (node.type !== 'TSInterfaceDeclaration') continue;
    declared.set(node.id.name, {
      doc: docOf(statement),
      bases: (node.extends ?? []).map((base: Node) => base.expression.name),
      members: node.body.body.map((member: Node) => ({
        ...describe(member.key.name, docOf(member)),
        doc: docOf(member),
        isMethod: member.type === 'TSMethodSignature',
        type: member.typeAnnotation
          ? textOf(member.typeAnnotation.typeAnnotation)
          : textOf(member).slice(member.key.name.length),
      })),
    });
  }
  return tagsIn(program.body as unknown as Node[]).map(([tag, name]) =>
    faceOf(tag, name, declared),
  );
}

/** A doc block's words, without the stars and as one paragraph a line. */
const wordsOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trimEnd())
    .join('\n')
    .trim();

/** The description goes on until the first tag; a name of another case is said at its end. */
const describe = (name: string, doc: string): Described => ({
  name,
  text: paragraph(doc.split(/^@/m)[0] ?? ''),
});

const paragraph = (text: string): string =>
  text
    .replace(/\s*Attribute `[\w-]+`[^.]*\.|\s*Attribute `[\w-]+`;/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function tagsIn(body: readonly Node[]): [tag: string, name: string][] {
  const globals = body.flatMap((node) =>
    node.type === 'TSModuleDeclaration' ? node.body.body : [],
  );
  const map = globals.find(({ id }: Node) => id?.name === 'HTMLElementTagNameMap');
  return map.body.body.map(({ key, typeAnnotation }: Node) => [
    key.value,
    typeAnnotation.typeAnnotation.typeName.name,
  ]);
}

function faceOf(tag: string, name: string, declared: ReadonlyMap<string, Declared>): Face {
  const line = lineage(name, declared);
  const members = unique(line.flatMap(({ members }) => members));
  const properties = members.filter(({ isMethod }) => !isMethod);
  const tagged = (kind: string) => unique(line.flatMap(({ doc }) => taggedIn(doc, kind)));
  return {
    tag,
    className: name.replace(/Element$/, ''),
    text: paragraph((line[0]?.doc ?? '').split(/^@/m)[0] ?? ''),
    attributes: [
      ...properties.map(({ name, type, text }) => ({
        name: kebab(name),
        property: name,
        type,
        text,
      })),
      ...tagged('attr').map((attribute) => ({ ...attribute, type: 'boolean' })),
    ],
    properties: properties.map(plain),
    methods: members.filter(({ isMethod }) => isMethod).map(plain),
    events: tagged('fires'),
    parts: tagged('csspart'),
  };
}

const plain = ({ name, text, type }: Member): Member => ({ name, text, type });

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The interface itself, then those that it extends, and theirs. */
function lineage(name: string, declared: ReadonlyMap<string, Declared>): Declared[] {
  const own = declared.get(name);
  return own ? [own, ...own.bases.flatMap((base) => lineage(base, declared))] : [];
}

/** `@fires hire-step Another step is shown.` of a doc block, over as many lines as it takes. */
function taggedIn(doc: string, kind: string): Described[] {
  return doc
    .split(/^@/m)
    .filter((block) => block.startsWith(`${kind} `))
    .map((block) => {
      const [, name = '', text = ''] = /^\S+ (\S+)\s*([\s\S]*)$/.exec(block) ?? [];
      return { name, text: paragraph(text) };
    });
}

/** What an interface says itself counts before what it inherits. */
const unique = <T extends Described>(items: readonly T[]): T[] =>
  items.filter(({ name }, place) => items.findIndex((other) => other.name === name) === place);

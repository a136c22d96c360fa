import { parseSync } from 'vite';

export interface Described {
  readonly name: string;
  /** The description. */
  readonly text: string;
}

export interface Member extends Described {
  /** The TypeScript type, as written. */
  readonly type: string;
}

export interface Attribute extends Member {
  /** The property that the attribute sets, if any. */
  readonly property?: string;
}

/** The public API of one element. */
export interface ElementApi {
  readonly tag: string;
  /** The name of the class in the npm package, for example `HireGetMatched`. */
  readonly className: string;
  /** The description. */
  readonly text: string;
  readonly paragraphs: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly properties: readonly Member[];
  readonly methods: readonly Member[];
  readonly events: readonly Described[];
  readonly parts: readonly Described[];
}

/** One interface of the file, without the members that it inherits. */
interface Declared {
  readonly doc: string;
  readonly bases: readonly string[];
  readonly members: readonly (Member & { readonly isMethod: boolean; readonly doc: string })[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the other fields depend on the type of the node
  readonly [field: string]: any;
}

/** Reads the API of every tag in widgets/elements.d.ts, inherited members included. */
export function readPublicApi(source: string): ElementApi[] {
  const { program, comments } = parseSync('elements.d.ts', source, { lang: 'dts' });
  const docOf = ({ start }: Node): string => {
    const doc = comments.findLast(({ end }) => end <= start);
    return doc && source.slice(doc.end, start).trim() === '' ? stripStars(doc.value) : '';
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
  return tagsIn(program.body as unknown as Node[]).map(([tag, name]) => apiOf(tag, name, declared));
}

/** Strips the stars of a doc block. */
const stripStars = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trimEnd())
    .join('\n')
    .trim();

/** The description ends at the first `@` tag. */
const describe = (name: string, doc: string): Described => ({
  name,
  text: paragraph(doc.split(/^@/m)[0] ?? ''),
});

/** Joins lines, and drops the sentence that names the attribute, which is listed separately. */
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

function apiOf(tag: string, name: string, declared: ReadonlyMap<string, Declared>): ElementApi {
  const interfaces = withBases(name, declared);
  const members = unique(interfaces.flatMap(({ members }) => members));
  const properties = members.filter(({ isMethod }) => !isMethod);
  const tagged = (kind: string) => unique(interfaces.flatMap(({ doc }) => taggedIn(doc, kind)));
  const [description = ''] = (interfaces[0]?.doc ?? '').split(/^@/m);
  return {
    tag,
    className: name.replace(/Element$/, ''),
    text: paragraph(description),
    paragraphs: description.trim().split('\n\n').map(paragraph),
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
    events: readyFirst(tagged('fires')),
    parts: tagged('csspart'),
  };
}

/** Lists `hire-ready` first, because no other event is fired before it. */
const readyFirst = (events: readonly Described[]): Described[] =>
  [true, false].flatMap((isReady) =>
    events.filter(({ name }) => (name === 'hire-ready') === isReady),
  );

const plain = ({ name, text, type }: Member): Member => ({ name, text, type });

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The interface itself, followed by those that it extends, directly or indirectly. */
function withBases(name: string, declared: ReadonlyMap<string, Declared>): Declared[] {
  const own = declared.get(name);
  return own ? [own, ...own.bases.flatMap((base) => withBases(base, declared))] : [];
}

/** Reads the tags of one kind, for example `@fires hire-step Another step is shown.` */
function taggedIn(doc: string, kind: string): Described[] {
  return doc
    .split(/^@/m)
    .filter((block) => block.startsWith(`${kind} `))
    .map((block) => {
      const [, name = '', text = ''] = /^\S+ (\S+)\s*([\s\S]*)$/.exec(block) ?? [];
      return { name, text: paragraph(text) };
    });
}

/** Keeps the first item of each name, so that an interface overrides those that it extends. */
const unique = <T extends Described>(items: readonly T[]): T[] =>
  items.filter(({ name }, index) => items.findIndex((other) => other.name === name) === index);

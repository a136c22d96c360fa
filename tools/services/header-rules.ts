/** What is to be sent with the paths of one pattern. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as hosts do: a path at the beginning of a line, in which `*` stands for
 * anything, and its headers indented under it.
 */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const blocks = text.split(/^(?=\S)/m).map((block) => block.trim().split('\n'));
  return blocks.map(([path = '', ...lines]) => ({
    path: patternOf(path),
    headers: lines.map(read),
  }));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.split('*').map(literally).join('.*')}$`);

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function read(line: string): readonly [name: string, value: string] {
  const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
  if (name && value) return [name, value];
  throw new Error(`"${line}" in _headers is no header: it needs "  Name: value".`);
}

/** The headers to send with every path that matches. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses a `_headers` file the way Netlify and Cloudflare Pages do: a path at the start of a line, in
 * which `*` matches anything, followed by its headers, indented.
 */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const blocks = text.split(/^(?=\S)/m).map((block) => block.trim().split('\n'));
  return blocks.map(([path = '', ...lines]) => ({
    path: toPattern(path),
    headers: lines.map(parseHeader),
  }));
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.split('*').map(escapeRegExp).join('.*')}$`);

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function parseHeader(line: string): readonly [name: string, value: string] {
  const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
  if (name && value) return [name, value];
  throw new Error(`"${line}" in _headers is not a header. Write it as "  Name: value".`);
}

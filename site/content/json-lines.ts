import { decode } from './decode.ts';

type Path = readonly unknown[];

const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Returns the line in a JSON text of the value at a path or, if that is missing, of what it is missing in. */
export function findLines(json: string): (path: Path) => number {
  const text = decode(json);
  const tokens = [...text.matchAll(token)];
  const lines = new Map<string, number>();
  const nameOf = (path: Path) => JSON.stringify(path);
  let at = 0;
  const isNext = (sign: string) => tokens[at]?.[0] === sign;
  const read = (path: Path): void => {
    const [sign = '', index = 0] = [tokens[at]?.[0], tokens[at]?.index];
    lines.set(nameOf(path), text.slice(0, index).split('\n').length);
    at += 1;
    if (sign !== '[' && sign !== '{') return;
    const end = sign === '[' ? ']' : '}';
    for (let item = 0; at < tokens.length && !isNext(end); item += 1) {
      const key = sign === '[' ? item : JSON.parse(tokens[at]?.[0] ?? '""');
      if (sign === '{') at += 2;
      read([...path, key]);
      if (isNext(',')) at += 1;
    }
    at += 1;
  };
  read([]);
  const lineOf = (path: Path): number => lines.get(nameOf(path)) ?? lineOf(path.slice(0, -1));
  return lineOf;
}

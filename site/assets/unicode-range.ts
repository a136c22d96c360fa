/** The value of the CSS descriptor `unicode-range`: `abc-` becomes `U+2d,U+61-63`. */
export function unicodeRange(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  const points = [...characters].map((character) => character.codePointAt(0) as number);
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

const hex = (point: number): string => point.toString(16);

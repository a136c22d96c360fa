import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** Returns the only shell command in docs/deploy.md that contains these words. */
export function findCommand(words: string): string {
  const fences = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text);
  const lines = fences.flatMap((text) => text.split('\n')).filter((line) => line.includes(words));
  if (lines.length === 1 && lines[0]) return lines[0];
  throw new Error(`docs/deploy.md has ${lines.length} commands with "${words}", not one.`);
}

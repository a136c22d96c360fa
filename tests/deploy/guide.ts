import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** Returns the shell commands in docs/deploy.md that contain these words, in their order. */
export function findCommands(words: string): readonly string[] {
  const fences = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text);
  return fences.flatMap((text) => text.split('\n')).filter((line) => line.includes(words));
}

/** Returns the only shell command in docs/deploy.md that contains these words. */
export function findCommand(words: string): string {
  const [line, ...more] = findCommands(words);
  if (line && more.length === 0) return line;
  throw new Error(
    `docs/deploy.md has ${findCommands(words).length} commands with "${words}", not one.`,
  );
}

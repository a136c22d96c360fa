import type { Letter, Line } from './letter.ts';
import { adviceOf, footnoteOf, titleOf } from './mail-phrases.ts';

/** The letter as plain text. */
export function renderText(letter: Letter): string {
  const { lines, empty } = letter;
  const width = Math.max(0, ...lines.map(({ label }) => label.length)) + 3;
  return [
    titleOf(letter),
    adviceOf(letter),
    lines.map((line) => renderLine(line, width)).join('\n'),
    empty.length > 0 ? `Left empty: ${empty.join(', ')}` : '',
    footnoteOf(letter),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
}

/** Indents what follows a line break, so that an answer cannot pass for another field. */
function renderLine({ label, text }: Line, width: number): string {
  return `${label}:`.padEnd(width) + text.replaceAll('\n', `\n${' '.repeat(width)}`);
}

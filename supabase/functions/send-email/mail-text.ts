import type { Letter, Line } from './letter.ts';
import { adviceOf, footnoteOf, PROVENANCE, titleOf } from './mail-phrases.ts';

/** The letter as plain text. */
export function renderText(letter: Letter): string {
  const { lines, empty, provenance } = letter;
  const width = Math.max(0, ...[...lines, ...provenance].map(({ label }) => label.length)) + 3;
  return [
    titleOf(letter),
    adviceOf(letter),
    renderLines(lines, width),
    empty.length > 0 ? `Left empty: ${empty.join(', ')}` : '',
    provenance.length > 0 ? `${PROVENANCE}\n${renderLines(provenance, width)}` : '',
    footnoteOf(letter),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
}

function renderLines(lines: readonly Line[], width: number): string {
  return lines.map((line) => renderLine(line, width)).join('\n');
}

/** Indents what follows a line break, so that an answer cannot pass for another field. */
function renderLine({ label, text }: Line, width: number): string {
  return `${label}:`.padEnd(width) + text.replaceAll('\n', `\n${' '.repeat(width)}`);
}

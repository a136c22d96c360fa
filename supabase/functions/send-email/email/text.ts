import { adviceOf, footnoteOf, PROVENANCE, titleOf } from './phrases.ts';
import type { Row, Summary } from './summary.ts';

/** The summary as plain text. */
export function renderText(summary: Summary): string {
  const { rows, empty, provenance } = summary;
  const width = Math.max(0, ...[...rows, ...provenance].map(({ label }) => label.length)) + 3;
  return [
    titleOf(summary),
    adviceOf(summary),
    renderRows(rows, width),
    empty.length > 0 ? `Left empty: ${empty.join(', ')}` : '',
    provenance.length > 0 ? `${PROVENANCE}\n${renderRows(provenance, width)}` : '',
    footnoteOf(summary),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
}

function renderRows(rows: readonly Row[], width: number): string {
  return rows.map((row) => renderRow(row, width)).join('\n');
}

/** Indents what follows a line break, so that an answer cannot pass for another field. */
function renderRow({ label, text }: Row, width: number): string {
  return `${label}:`.padEnd(width) + text.replaceAll('\n', `\n${' '.repeat(width)}`);
}

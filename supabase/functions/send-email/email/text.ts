import type { Row, Summary } from './summary.ts';

/** Renders the summary as plain text. */
export function renderText(summary: Summary): string {
  const { heading, advice, replaces, changes, rows, empty, provenance, footnote } = summary;
  const width =
    Math.max(0, ...[...rows, ...changes, ...provenance].map(({ label }) => label.length)) + 3;
  const paragraphs = [
    heading,
    advice,
    replaces && `${replaces}\n${renderRows(changes, width)}`,
    renderRows(rows, width),
    empty.length > 0 && `Left empty: ${empty.join(', ')}`,
    provenance.length > 0 && `Where it came from\n${renderRows(provenance, width)}`,
    footnote,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

/** Indents the further lines of an answer, so that they cannot look like another field. */
function renderRows(rows: readonly Row[], width: number): string {
  const indent = `\n${' '.repeat(width)}`;
  const lines = rows.map(
    ({ label, text }) => `${label}:`.padEnd(width) + text.replaceAll('\n', indent),
  );
  return lines.join('\n');
}

/** Explicit, because the narrow layout’s `display` removes the implicit roles. */
const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
};

/**
 * Gives each cell of an article's tables the name of its column. On phones, CSS shows it beside the cell.
 * The first cell of a row is the row's header.
 */
export const labelTables = (html: string): string =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const columns = [...table.matchAll(/<th>(.*?)<\/th>/g)].map(([, name]) => name);
    return table
      .replace(/<tr>.*?<\/tr>/gs, (row) => labelCells(row, columns))
      .replace(/<(table|thead|tbody|tr|th)>/g, (_, tag) => `<${tag} role="${roles[tag]}">`);
  });

function labelCells(row: string, columns: (string | undefined)[]): string {
  let column = 0;
  return row.replace(/<td>(.*?)<\/td>/gs, (_, cell) => {
    const label = columns[column++];
    const attributes = column === 1 ? 'role="rowheader"' : `role="cell" data-label="${label}"`;
    return `<td ${attributes}><span>${cell}</span></td>`;
  });
}

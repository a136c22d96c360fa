/** Reads CSV (RFC 4180) into rows of cells, as a spreadsheet does. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;

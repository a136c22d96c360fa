import { expect, test } from 'vitest';
import { labelTables } from '../../site/layouts/label-tables.ts';

test('each cell of a table has the name of its column, and the first one is the header of its row', () => {
  const row = '<tr><td>Designer</td><td>40</td><td>60</td></tr>';
  const html = `<table><tr><th>Role</th><th>From</th><th>To</th></tr>${row}${row}</table>`;
  const labeled =
    '<td role="rowheader"><span>Designer</span></td><td role="cell" data-label="From"><span>40</span></td><td role="cell" data-label="To"><span>60</span></td>';
  expect(labelTables(html).split(labeled)).toHaveLength(3);
});

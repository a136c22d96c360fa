import { Band, type BandProps } from '../components/band.tsx';
import * as styles from './table.css.ts';

export interface TableProps extends BandProps {
  caption: string;
  columns: string[];
  /** The first cell of each names the row. */
  rows: string[][];
  note?: string;
}

export const Table = ({ caption, columns, rows, note, ...band }: TableProps) => (
  <Band {...band}>
    <table className={styles.table} {...role('table')}>
      <caption>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" {...role('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} {...role('row')}>
            <th scope="row" {...role('rowheader')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's place is what it is
              <td key={index} {...role('cell')} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </Band>
);

/** Said again, because a narrow window takes the table's own display away. */
const role = (name: string) => ({ role: name });

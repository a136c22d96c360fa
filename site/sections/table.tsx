import { Band, type BandProps } from '../components/band.tsx';
import * as styles from './table.css.ts';

export interface TableProps extends BandProps {
  caption: string;
  columns: string[];
  /** The first cell of each row is its header. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
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

/** Explicit, because `display: block` in the narrow layout removes the implicit roles. */
const role = (name: string) => ({ role: name });

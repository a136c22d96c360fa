import { Band, type BandProps } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import { visuallyHidden } from '../style/base.css.ts';
import * as styles from './table.css.ts';

/** Texts with more characters are below their labels on phones. */
const LONG = 70;

interface TableProps extends BandProps {
  /** Names the table for screen readers. It is not shown, because the section's heading says the same. */
  caption: string;
  columns: string[];
  /** The first cell of each row is its header. Text in backticks is code. */
  rows: string[][];
  note?: string;
  /** A number for each row, before its header: what it stands for is said above the table. */
  marks?: (keyof typeof styles.jobs)[];
  /** Two columns to choose from, each on a paper of its own. */
  isChoice?: boolean;
  /** Marks the last column as the best one. */
  hasBest?: boolean;
}

export const Table = ({
  note,
  caption,
  columns,
  rows,
  marks,
  hasBest,
  isChoice,
  ...band
}: TableProps) => (
  <Band {...band} className={band.sheet?.paper === 'white' ? styles.onWhite : ''}>
    <table
      className={`${isList(columns, rows) ? styles.wide : styles.table} ${isChoice ? styles.choice : ''} ${marks ? styles.marked : ''}`}
      data-best={hasBest || undefined}
      data-long={rows.flat().some(({ length }) => length > LONG) || undefined}
      {...role('table')}
    >
      <caption className={visuallyHidden}>{caption}</caption>
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
        {rows.map(([name, ...cells], row) => (
          <tr key={name} className={marks && styles.jobs[marks[row] ?? 1]} {...role('row')}>
            <th scope="row" {...role('rowheader')}>
              {marks && <i className={styles.mark}>{marks[row]}</i>}
              <RichText text={name ?? ''} />
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
              <td key={index} {...role('cell')} data-label={columns[index + 1]}>
                <span>
                  <RichText text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </Band>
);

/** Whether each row is a list in narrow windows: of more than two columns, or about code. */
const isList = (columns: string[], rows: string[][]) =>
  columns.length > 2 || rows[0]?.[0]?.includes('`');

/** Explicit, because `display: block` in the narrow layout removes the implicit roles. */
const role = (name: string) => ({ role: name });

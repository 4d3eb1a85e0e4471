import type { Key, ReactNode } from 'react';
import { classes } from '../classes';
import s from './table.module.css';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right aligned in tabular figures, for amounts and counts. */
  right?: boolean;
  /** The cell is the row's header for screen readers. */
  rowHeader?: boolean;
  /** Hidden on phones. */
  wideOnly?: boolean;
}

interface TableProps<Row> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}

/** Rows separated by lines. Scrolls horizontally in narrow windows. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={s.scroll} aria-label={caption} tabIndex={0}>
      <table className={s.table}>
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, right, wideOnly }) => (
              <th key={head} scope="col" className={classes(right && s.right, wideOnly && s.wideOnly)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, right, rowHeader, wideOnly }) =>
                rowHeader ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} className={classes(right && s.right, wideOnly && s.wideOnly)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableDocument } from '../../source-line.ts';
import { decodeText } from '../decode-text.ts';

/** A table with named columns: the names in small letters, the first rows, and how many more there are. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
  left: number;
}

/** Most rows that are kept; a CV has fewer of anything. */
const mostRows = 200;
/** Most bytes of one row; a program that writes more has lost a quote. */
const longestRow = 1024 * 1024;

/**
 * Reads a table of comma-separated values (RFC 4180), also with semicolons or tabs, in the encodings of office programs.
 * @throws UnreadableDocument for a table that is broken
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  let columns: string[] = [];
  let count = 0;
  try {
    const rows = parse<Record<string, string>>(text, {
      delimiter: delimiterOf(text),
      columns: (header: string[]) => {
        columns = header.map((name) => name.trim().toLowerCase());
        return columns;
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: (row) => {
        count += 1;
        return count <= mostRows ? row : null;
      },
    });
    return { columns, rows, left: Math.max(0, count - mostRows) };
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableDocument('unreadable', error);
    throw error;
  }
}

/** The sign that the first line has most often between its names. */
function delimiterOf(text: string): string {
  const [header = ''] = text
    .slice(0, 10_000)
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

import { type CvValues, cvFields, isSame } from './cv-values';

/** One change of a CV. */
export interface CvChange {
  before: CvValues;
  after: CvValues;
}

/**
 * The CV without one change, but with what was changed after it: of lists the rows, of other fields the whole field.
 * @param now current values
 */
export function undoChange(now: CvValues, { before, after }: CvChange): CvValues {
  const undone = { ...now };
  for (const field of cvFields) {
    if (isSame(field, before, after)) continue;
    const [current, old, changed] = [now[field], before[field], after[field]];
    if (isSame(field, now, after)) Object.assign(undone, { [field]: old });
    else if (isRows(current) && isRows(old) && isRows(changed))
      Object.assign(undone, { [field]: undoRows(current, old, changed) });
  }
  return undone;
}

type Row = { key: string } | { id: number };

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value);
}

/** The current rows without those that the change added, and with those that it removed or replaced. */
function undoRows(now: readonly Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const find = (rows: readonly Row[], row: Row) => rows.find((one) => identity(one) === identity(row));
  const left = now
    .filter((row) => find(before, row) || !find(after, row))
    .map((row) => (find(after, row) === row ? (find(before, row) ?? row) : row));
  for (const [at, row] of before.entries()) {
    if (find(left, row) || find(after, row)) continue;
    const neighbour = before.slice(0, at).findLast((one) => find(left, one));
    left.splice(neighbour ? left.findIndex((one) => identity(one) === identity(neighbour)) + 1 : 0, 0, row);
  }
  return left;
}

function identity(row: Row): string | number {
  return 'key' in row ? row.key : row.id;
}

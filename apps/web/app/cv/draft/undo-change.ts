import { type CvField, type CvValues, cvFields, isSame } from './cv-values';

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
  return cvFields.reduce((values, field) => {
    if (isSame(field, before, after)) return values;
    if (isSame(field, now, after)) return withField(values, field, before[field]);
    const lists = [now[field], before[field], after[field]];
    if (!lists.every(isRows)) return values;
    const [current = [], old = [], changed = []] = lists as Row[][];
    return withField(values, field, undoRows(current, old, changed) as unknown as CvValues[CvField]);
  }, now);
}

type Row = { key: string } | { id: number };

function isRows(value: unknown): boolean {
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

function withField<F extends CvField>(values: CvValues, field: F, value: CvValues[F]): CvValues {
  return { ...values, [field]: value };
}

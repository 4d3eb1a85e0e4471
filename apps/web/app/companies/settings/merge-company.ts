import { type CompanyValues, type TextFieldName, textFields } from './company-form';

export type MergedField = TextFieldName | 'company_city';

export interface FieldConflict {
  field: MergedField;
  /** The newer version's value. */
  theirs: string;
}

export interface MergedCompany {
  values: CompanyValues;
  /** Fields that now have the newer version's value; they were not changed here. */
  taken: MergedField[];
  /** Fields that both sides changed: the value typed here is kept. */
  conflicts: FieldConflict[];
}

/**
 * Three-way merge of two versions of the form that keeps everything typed here.
 * @param base last common version
 * @param mine the form on this screen
 * @param theirs version saved elsewhere
 */
export function mergeCompany(base: CompanyValues, mine: CompanyValues, theirs: CompanyValues): MergedCompany {
  const merged: MergedCompany = { values: { ...mine }, taken: [], conflicts: [] };
  for (const field of textFields) {
    const verdict = weigh(base[field], mine[field], theirs[field]);
    if (verdict === 'theirs') merged.values[field] = theirs[field];
    note(merged, field, verdict, theirs[field]);
  }
  const [was, is, other] = [base, mine, theirs].map(({ company_city: city }) => city?.id ?? 0);
  const verdict = weigh(was, is, other);
  if (verdict === 'theirs') merged.values.company_city = theirs.company_city;
  note(merged, 'company_city', verdict, theirs.company_city?.label ?? '');
  return merged;
}

type Verdict = 'mine' | 'theirs' | 'both';

function weigh<T>(base: T, mine: T, theirs: T): Verdict {
  if (theirs === base || theirs === mine) return 'mine';
  return mine === base ? 'theirs' : 'both';
}

function note(merged: MergedCompany, field: MergedField, verdict: Verdict, theirs: string): void {
  if (verdict === 'theirs') merged.taken.push(field);
  if (verdict === 'both') merged.conflicts.push({ field, theirs });
}

import { type CompanyValues, type TextFieldName, textFields } from './company-form';

export type MergedField = TextFieldName | 'company_city';

export interface FieldConflict {
  field: MergedField;
  /** The newer version's words. */
  theirs: string;
}

export interface MergedCompany {
  values: CompanyValues;
  /** Fields that now show the newer version; nobody had touched them here. */
  taken: MergedField[];
  /** Fields that both sides changed: what was typed here stands. */
  conflicts: FieldConflict[];
}

/**
 * Brings two versions of the form together so that nothing that was typed is lost.
 * @param base what both began with
 * @param mine the form on this screen
 * @param theirs what was saved elsewhere in between
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

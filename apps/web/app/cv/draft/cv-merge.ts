import { type CvField, type CvValues, cvFields, isSame } from './cv-values';

/** A field that both sides changed, and how it can be settled. */
export interface FieldConflict {
  field: CvField;
  /** Lists can also be put together. */
  canJoin: boolean;
}

interface MergedCv {
  /** One's own words, with what only the other side changed. */
  values: CvValues;
  /** Fields that now show the other side's words; nobody had touched them here. */
  taken: CvField[];
  conflicts: FieldConflict[];
}

const lists = ['cv_wish', 'cv_category', 'cv_experience', 'cv_education', 'cv_skill', 'cv_language'] as const;
type ListField = (typeof lists)[number];

/**
 * Brings two versions of a CV together so that nothing that was typed is lost.
 * @param base what both began with
 * @param mine the form on this screen
 * @param theirs what was saved elsewhere in between
 */
export function mergeCv(base: CvValues, mine: CvValues, theirs: CvValues): MergedCv {
  const merged: MergedCv = { values: { ...mine }, taken: [], conflicts: [] };
  for (const field of cvFields) {
    if (isSame(field, theirs, base) || isSame(field, theirs, mine)) continue;
    if (isSame(field, mine, base)) {
      merged.values = withField(merged.values, field, theirs);
      merged.taken.push(field);
    } else merged.conflicts.push({ field, canJoin: isList(field) });
  }
  return merged;
}

/**
 * What this page and the server last had in common: where the server says what was sent from here, that, although its answer
 * never came (the page crashed, the network went).
 * @param sent words whose answer never came
 */
export function lastShared(base: CvValues, sent: CvValues | null, theirs: CvValues): CvValues {
  if (!sent) return base;
  return cvFields.reduce(
    (values, field) => (isSame(field, theirs, sent) ? withField(values, field, sent) : values),
    base,
  );
}

export type Choice = 'mine' | 'theirs' | 'both';

/** The form after the person has chosen for each field in conflict; one without a choice stays as it was typed here. */
export function resolveConflicts(
  mine: CvValues,
  theirs: CvValues,
  choices: Partial<Record<CvField, Choice>>,
): CvValues {
  return cvFields.reduce((values, field) => {
    const choice = choices[field];
    if (choice === 'theirs') return withField(values, field, theirs);
    return choice === 'both' && isList(field) ? joined(values, field, theirs) : values;
  }, mine);
}

function withField<F extends CvField>(values: CvValues, field: F, from: CvValues): CvValues {
  return { ...values, [field]: from[field] };
}

function isList(field: CvField): field is ListField {
  return (lists as readonly CvField[]).includes(field);
}

/** One's own rows, then the other side's that say something else. */
function joined(values: CvValues, field: ListField, theirs: CvValues): CvValues {
  const own: readonly object[] = values[field];
  const seen = new Set(own.map(identity));
  return { ...values, [field]: [...own, ...theirs[field].filter((row) => !seen.has(identity(row)))] };
}

function identity(row: object): string {
  if ('id' in row) return String(row.id);
  return JSON.stringify(row, (name, part) => (name === 'key' ? undefined : part));
}

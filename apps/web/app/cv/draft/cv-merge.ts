import { type CvField, type CvValues, cvFields, isSame } from './cv-values';

/** A field that was changed both here and elsewhere. */
export interface FieldConflict {
  field: CvField;
  /** True for lists, whose entries can be combined. */
  canJoin: boolean;
}

interface MergedCv {
  /** Own values, with the fields that changed only elsewhere. */
  values: CvValues;
  /** Fields taken from the other version because they were unchanged here. */
  taken: CvField[];
  conflicts: FieldConflict[];
}

const lists = ['cv_wish', 'cv_category', 'cv_experience', 'cv_education', 'cv_skill', 'cv_language'] as const;
type ListField = (typeof lists)[number];

/**
 * Three-way merge of two versions of a CV. Fields changed on both sides become conflicts.
 * @param base last common version
 * @param mine values of this form
 * @param theirs version saved elsewhere
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
 * Last common version of page and server. Where the server has the values of an unanswered save, those count as common: the save
 * arrived although its response was lost.
 * @param sent values of a save without a response
 */
export function lastShared(base: CvValues, sent: CvValues | null, theirs: CvValues): CvValues {
  if (!sent) return base;
  return cvFields.reduce(
    (values, field) => (isSame(field, theirs, sent) ? withField(values, field, sent) : values),
    base,
  );
}

export type Choice = 'mine' | 'theirs' | 'both';

/** Form values after resolving each conflict by `choices`. A field without a choice keeps the value of this form. */
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

/** Own rows, then the other version's rows with different content. */
function joined(values: CvValues, field: ListField, theirs: CvValues): CvValues {
  const own: readonly object[] = values[field];
  const seen = new Set(own.map(identity));
  return { ...values, [field]: [...own, ...theirs[field].filter((row) => !seen.has(identity(row)))] };
}

function identity(row: object): string {
  if ('id' in row) return String(row.id);
  return JSON.stringify(row, (name, part) => (name === 'key' ? undefined : part));
}

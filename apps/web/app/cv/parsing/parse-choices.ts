import { cvLimits, genders } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import type { CvValues, Named } from '../draft/cv-values';
import type { Piece } from './parse-piece';

/** Choices that only files with fields propose: gender, job type, fields of work and several wished jobs. */
export function choicePieces(proposal: CvProposal, values: CvValues): Piece[] {
  return [
    ...single('gender', proposal.gender, values, genders),
    ...listed('cv_wish', proposal.cv_wish, values),
    ...single('jobtype', proposal.jobtype, values, jobTypes),
    ...listed('cv_category', proposal.cv_category, values),
  ];
}

function single(
  field: 'gender' | 'jobtype',
  found: { value: number; from: number[] } | null,
  values: CvValues,
  names: readonly Named[],
): Piece[] {
  const nameOf = (value: number) => names.find(({ id }) => id === value)?.name;
  const text = found && nameOf(found.value);
  if (!found || !text || values[field] === found.value) return [];
  const replaces = nameOf(values[field]) ?? null;
  const apply = (now: CvValues) => ({ ...now, [field]: found.value });
  return [{ id: field, field, text, replaces, from: found.from, ticked: replaces === null, apply }];
}

function listed(
  field: 'cv_wish' | 'cv_category',
  found: readonly (Named & { from: number[] })[],
  values: CvValues,
): Piece[] {
  const isSame = (one: Named, other: Named) => one.id === other.id || wordKey(one.name) === wordKey(other.name);
  return found
    .filter((one) => !values[field].some((there) => isSame(one, there)))
    .map(({ id, name, from }) => ({
      id: `${field}.${id}`,
      field,
      text: name,
      replaces: null,
      from,
      ticked: true,
      apply: (now) => ({
        ...now,
        [field]: [{ id, name }, ...now[field].filter((there) => !isSame({ id, name }, there))].slice(
          0,
          cvLimits.entries,
        ),
      }),
    }));
}

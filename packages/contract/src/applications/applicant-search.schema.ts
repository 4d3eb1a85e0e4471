import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { ageRange, applicantSorts, radiusRange, reviewLimits, stateFilter } from './applicant-review.rules.ts';

/** A whole number, as a number or as digits; nothing means `otherwise`. */
function whole(min: number, max: number, otherwise: number) {
  return z
    .preprocess(
      (value) => {
        if (value === null || value === '') return otherwise;
        return typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : value;
      },
      z.number('not_a_number').int('not_an_integer').min(min, 'too_small').max(max, 'too_big'),
    )
    .prefault(otherwise);
}

/** A choice as an id, as `{id}`, or as a tick that may be off. */
const choice = z.union([
  id,
  z
    .object({
      id: z.coerce.number().int().min(0).max(100_000),
      status: z.coerce.number().int().min(0).max(1).default(1),
    })
    .transform(({ id, status }) => (status === 1 ? id : 0)),
]);

/** Ids of the ticked choices, each once; nothing ticked asks for nothing. */
const choices = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : value === null || value === '' ? [] : [value]),
    z.array(choice).max(100, 'too_many'),
  )
  .prefault([])
  .transform((list) => [...new Set(list)].filter((one) => one > 0));

/** What the employer looks for among an ad's applications (spec 2§2, 2§7). Kinds are AND, choices within a kind OR. */
export const applicantFilter = z
  .object({
    job_id: id,
    reject_state: whole(stateFilter.all, stateFilter.open, stateFilter.all),
    /** `all` and nothing ask for nothing (spec 2§5). */
    keyword: text(reviewLimits.keyword)
      .nullish()
      .transform((value) => (value && value !== 'all' ? value : '')),
    job_type: choices,
    educations: choices,
    experiences: choices,
    extras: choices,
    language: choices,
    min_age: whole(ageRange.min, ageRange.max, ageRange.min),
    max_age: whole(ageRange.min, ageRange.max, ageRange.max),
    /** Kilometres; asks for nothing without a postcode. */
    radius: whole(radiusRange.min, radiusRange.max, radiusRange.standard),
    /** 0 and nothing: no radius (spec 2§5). */
    postcode: whole(0, 9999, 0),
    sort: z.enum(applicantSorts, 'not_a_choice').default('rating'),
    pageNumber: whole(1, 1_000_000, 1),
    pagePerSize: whole(1, 100, 50),
  })
  .refine(({ min_age, max_age }) => min_age <= max_age, { message: 'range_reversed', path: ['max_age'] });
export type ApplicantFilter = z.output<typeof applicantFilter>;
export type ApplicantFilterInput = z.input<typeof applicantFilter>;

/** How many applications the filter leaves, by state. `all` counts withdrawn ones too, the others do not. */
export const applicantCounts = z.object({
  all: z.number(),
  open: z.number(),
  parked: z.number(),
  rejected: z.number(),
});
export type ApplicantCounts = z.infer<typeof applicantCounts>;

import { id } from '@jobblik/contract/kernel/fields';
import { ageRange, radiusRange } from '@jobblik/contract/kernel/search.rules';
import { choices, isAgeRange, keyword, reversedAges, whole } from '@jobblik/contract/kernel/search-fields';
import { z } from 'zod';
import { applicantSorts, reviewLimits, stateFilter } from './applicant-review.rules.ts';

/** What the employer looks for among an ad's applications (spec 2§2, 2§7). Kinds are AND, choices within a kind OR. */
export const applicantFilter = z
  .object({
    job_id: id,
    reject_state: whole(stateFilter.all, stateFilter.open, stateFilter.all),
    keyword: keyword(reviewLimits.keyword),
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
  .refine(isAgeRange, reversedAges);
export type ApplicantFilter = z.output<typeof applicantFilter>;
export type ApplicantFilterInput = z.input<typeof applicantFilter>;

/** How many applications the filter leaves, by state. `all` counts withdrawn ones too, the others do not. */
export const applicantCounts = z.object({
  all: z.number(),
  open: z.number(),
  parked: z.number(),
  rejected: z.number(),
  /** Open ones without stars. */
  new: z.number(),
});
export type ApplicantCounts = z.infer<typeof applicantCounts>;

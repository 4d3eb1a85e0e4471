import { isAgeRange, personFilters, reversedAges } from '@jobblik/contract/candidates/cv-search.schema';
import { id } from '@jobblik/contract/kernel/fields';
import { keyword, whole } from '@jobblik/contract/kernel/search-fields';
import { z } from 'zod';
import { applicantSorts, reviewLimits, stateFilter } from './applicant-review.rules.ts';

/** Filters of an employer for an ad's applications (spec 2§2, 2§7). Kinds are AND, choices within a kind OR. */
export const applicantFilter = z
  .object({
    job_id: id,
    reject_state: whole(stateFilter.all, stateFilter.new, stateFilter.all),
    keyword: keyword(reviewLimits.keyword),
    ...personFilters,
    /** 1: four or five stars, open, and no interview requested. */
    awaits_answer: whole(0, 1, 0),
    sort: z.enum(applicantSorts, 'not_a_choice').default('rating'),
    pageNumber: whole(1, 1_000_000, 1),
    pagePerSize: whole(1, 100, 50),
  })
  .refine(isAgeRange, reversedAges);
export type ApplicantFilter = z.output<typeof applicantFilter>;
export type ApplicantFilterInput = z.input<typeof applicantFilter>;

/** How many applications match the filter, by state. `all` counts withdrawn ones too, the others do not. */
export const applicantCounts = z.object({
  all: z.number(),
  open: z.number(),
  parked: z.number(),
  rejected: z.number(),
  /** Open ones without stars. */
  new: z.number(),
});
export type ApplicantCounts = z.infer<typeof applicantCounts>;

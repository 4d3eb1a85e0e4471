import { stateFilter } from '@jobblik/contract/applications/applicant-review.rules';
import type { ApplicantFilter } from '@jobblik/contract/applications/applicant-search.schema';
import { rejectState, videoStatus } from '@jobblik/contract/applications/applications.rules';
import { ageRange, cvExtras, experienceLevels } from '@jobblik/contract/candidates/cv-search.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, arrayOverlaps, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvs, cvVideos } from '../../cv/index.ts';
import { citiesWithin, cityById } from '../../lookups/index.ts';
import { applicationFiles, applications } from '../applications.tables.ts';

export interface FilterContext {
  /** `AGE_FILTERS` (docs/law.md). */
  ageFilters: boolean;
  /** Local date, `YYYY-MM-DD`. */
  today: string;
  /** Condition of the keyword, if there is one. */
  words: SQL | undefined;
}

/** Four or five stars. */
export const isBest = gt(applications.ratingPoint, 3);

/** The best applications without an answer: open, without an interview. */
export const isBestWaiting = and(
  isBest,
  eq(applications.reject, rejectState.open),
  eq(applications.vStatus, videoStatus.none),
  isNull(applications.withdrawnAt),
);

/** Whether the filter needs the applicant's CV or account. */
export function asksOfPerson(filter: ApplicantFilter, ageFilters: boolean): boolean {
  const lists = [filter.job_type, filter.educations, filter.experiences, filter.extras, filter.language];
  return lists.some((list) => list.length > 0) || filter.postcode > 0 || (ageFilters && asksForAge(filter));
}

/**
 * Conditions of the filter on `applications` joined with `users` and `cvs`, except the state. Age uses only birthdays that people
 * published themselves: a narrowed range excludes everybody without one.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export function conditionsOf(filter: ApplicantFilter, { ageFilters, today, words }: FilterContext): SQL | undefined {
  return and(
    words,
    filter.job_type.length > 0 ? inArray(cvs.jobTypeId, filter.job_type) : undefined,
    filter.educations.length > 0 ? inArray(cvs.educationId, filter.educations) : undefined,
    filter.experiences.length > 0 ? or(...filter.experiences.map(hasExperience)) : undefined,
    filter.language.length > 0 ? arrayOverlaps(cvs.languageIds, filter.language) : undefined,
    filter.extras.length > 0 ? or(...filter.extras.map(hasExtra)) : undefined,
    ageFilters && asksForAge(filter) ? isOfAge(filter, today) : undefined,
    filter.postcode > 0 ? livesWithin(filter) : undefined,
    filter.awaits_answer === 1 ? isBestWaiting : undefined,
  );
}

/** Condition of a state; withdrawn applications are in `all` only. */
export function inState(state: number): SQL | undefined {
  if (state === stateFilter.new) return eq(applications.isNew, true);
  const reject = rejectOf(state);
  return reject === undefined ? undefined : and(eq(applications.reject, reject), isNull(applications.withdrawnAt));
}

function rejectOf(state: number): number | undefined {
  if (state === stateFilter.pending) return rejectState.parked;
  if (state === stateFilter.rejected) return rejectState.rejected;
  return state === stateFilter.open ? rejectState.open : undefined;
}

function hasExperience(levelId: number): SQL | undefined {
  const level = experienceLevels.find(({ id }) => id === levelId);
  if (!level) return sql`false`;
  const { fromMonths, belowMonths } = level;
  return and(
    gte(cvs.experienceMonths, fromMonths),
    belowMonths === null ? undefined : lt(cvs.experienceMonths, belowMonths),
  );
}

const [video, document] = cvExtras;

function hasExtra(extra: number): SQL | undefined {
  const attached = (role: string) =>
    sql`exists (select 1 from ${applicationFiles} where ${applicationFiles.applicationId} = ${applications.id} and ${applicationFiles.role} = ${role})`;
  if (extra === video.id) {
    const inCv = sql`exists (select 1 from ${cvVideos} where ${cvVideos.userId} = ${applications.userId} and ${cvVideos.state} = 'ready' and ${cvVideos.takenDownAt} is null and ${cvs.userId} is not null)`;
    return or(attached('video'), inCv);
  }
  if (extra === document.id) return or(attached('cv'), sql`${cvs.documentFileId} is not null`);
  return sql`false`;
}

function asksForAge({ min_age, max_age }: ApplicantFilter): boolean {
  return min_age > ageRange.min || max_age < ageRange.max;
}

function isOfAge({ min_age, max_age }: ApplicantFilter, today: string): SQL | undefined {
  const yearsBefore = (years: number) => sql`(${today}::date - make_interval(years => ${years}))::date`;
  return and(
    sql`${cvs.birthday} is not null`,
    min_age > ageRange.min ? lte(cvs.birthday, yearsBefore(min_age)) : undefined,
    max_age < ageRange.max ? gt(cvs.birthday, yearsBefore(max_age + 1)) : undefined,
  );
}

/** The applicant's place: that of the CV, else of the account. */
function livesWithin({ postcode, radius }: ApplicantFilter): SQL {
  const centre = cityById(postcode);
  if (!centre) throw new Problem('invalid_input', { fields: [{ path: 'postcode', code: 'unknown_postcode' }] });
  const near = citiesWithin(centre, radius).map(({ city }) => city.id);
  return sql`coalesce(${cvs.cityId}, case when ${users.zip} ~ '^[0-9]{4}$' then ${users.zip}::int end) = any(${sql.param(near)}::int[])`;
}

import type { ApplicantCounts, ApplicantFilter } from '@jobblik/contract/applications/applicant-search.schema';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { countByState, listApplications } from '../applications.queries.ts';
import { presentApplications } from '../read-applications.ts';
import { asksOfPerson, conditionsOf, inState } from './applicant-conditions.ts';
import { matchWords } from './match-words.ts';
import { ownJob } from './own-job.ts';

export interface FoundApplicants {
  applications: Application[];
  count: number;
  counts: ApplicantCounts;
  /** Of all applications, regardless of the filter. */
  whole: ApplicantCounts;
}

/**
 * One page of an ad's applications that fit a filter (spec 2§2, 2§7).
 * @throws Problem `not_found` for an ad that is not the employer's, `invalid_input` for an unknown postcode
 */
export async function searchApplicants(
  services: Services,
  who: SignedIn,
  filter: ApplicantFilter,
): Promise<FoundApplicants> {
  const { db, env, clock } = services;
  const job = await ownJob(services, who, filter.job_id);
  const words = filter.keyword ? await matchWords(db, job.id, filter.keyword) : undefined;
  const context = { ageFilters: env.AGE_FILTERS, today: localDateOf(clock.now()), words };
  const which = {
    jobId: job.id,
    sampleOnly: who.demo,
    condition: conditionsOf(filter, context),
    asksOfPerson: asksOfPerson(filter, env.AGE_FILTERS),
  };
  const inbox = { jobId: job.id, sampleOnly: who.demo };
  const [counts, whole, rows] = await Promise.all([
    countByState(db, which),
    which.condition ? countByState(db, inbox) : undefined,
    listApplications(db, which, {
      state: inState(filter.reject_state),
      sort: filter.sort,
      limit: filter.pagePerSize,
      offset: (filter.pageNumber - 1) * filter.pagePerSize,
    }),
  ]);
  const byState = [counts.all, counts.parked, counts.rejected, counts.open, counts.new];
  return {
    applications: await presentApplications(services, job, rows),
    count: byState[filter.reject_state] ?? counts.all,
    counts,
    whole: whole ?? counts,
  };
}

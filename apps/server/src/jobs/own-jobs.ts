import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { localDateOf, shiftDate } from '@jobblik/contract/jobs/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal, SignedIn } from '@jobblik/contract/kernel/session';
import { entitlement } from '../membership/index.ts';
import { readUnreadByRef } from '../platform/counters/unread.ts';
import type { Services } from '../platform/services.ts';
import { type ApplicationBrief, applicationFacts } from './application-facts.ts';
import { mayReadJobForm } from './jobs.policy.ts';
import { presentMyJob } from './jobs.present.ts';
import { countVisitsOf, type OwnAdRow, readAd, readDays, readOwnAds } from './jobs.queries.ts';
import { filesOf } from './read-job.ts';
import { showWith } from './show.ts';

/** Days that curves reach back, today included. */
export const curveDays = 30;

export interface OwnJobs {
  jobs: MyJob[];
  count: number;
  total_apply_cnt: number;
  total_reject_cnt: number;
  interviews_cnt: number;
  total_visit_cnt: number;
}

/** An employer's ads with the numbers of each and of all (spec 2§3 "Overview counters"). */
export async function ownJobs(services: Services, who: SignedIn): Promise<OwnJobs> {
  const jobs = await presentOwn(services, who.userId, await readOwnAds(services.db, who.userId));
  const total = (pick: (job: MyJob) => number) => jobs.reduce((sum, job) => sum + pick(job), 0);
  return {
    jobs,
    count: jobs.length,
    total_apply_cnt: total((job) => job.job_apply_count),
    total_reject_cnt: total((job) => job.job_apply_reject_count),
    interviews_cnt: total((job) => job.interviews_count),
    total_visit_cnt: await countVisitsOf(services.db, who.userId),
  };
}

/**
 * An ad as its form edits it.
 * @throws Problem `not_found`; `not_yours` for another employer's ad that is no sample
 */
export async function jobForForm(services: Services, who: Principal, jobId: number): Promise<MyJob> {
  const row = await readAd(services.db, jobId);
  if (!row || row.job.deletedAt) throw new Problem('not_found');
  const { userId } = row.job;
  if (!mayReadJobForm(who, { userId, isSample: row.isSample })) throw new Problem('not_yours', { status: 403 });
  const [job] = await presentOwn(services, userId, [row]);
  if (!job) throw new Problem('not_found');
  return job;
}

async function presentOwn(services: Services, userId: number, rows: readonly OwnAdRow[]): Promise<MyJob[]> {
  const { db, clock } = services;
  const ids = rows.map((row) => row.job.id);
  const [applications, unread, days, files, { paid }] = await Promise.all([
    applicationFacts().ofJobs(db, ids),
    readUnreadByRef(db, userId, 'application'),
    readDays(db, ids, firstCurveDay(clock.now())),
    filesOf(services, rows),
    entitlement(db, userId, clock.now()),
  ]);
  const byJob = Map.groupBy(applications, (application: ApplicationBrief) => application.jobId);
  const daysByJob = Map.groupBy(days, (day) => day.jobId);
  const show = showWith(services);
  return rows.map((row) =>
    presentMyJob(
      row,
      show,
      files,
      {
        clicks: row.clicks,
        unread: unread.get(row.job.id) ?? 0,
        applications: byJob.get(row.job.id) ?? [],
        days: (daysByJob.get(row.job.id) ?? []).map(({ day, visits }) => ({ day, visits })),
      },
      paid,
    ),
  );
}

/** The local day on which curves begin. */
export function firstCurveDay(now: Date): string {
  return shiftDate(localDateOf(now), 1 - curveDays);
}

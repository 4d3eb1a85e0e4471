import { jobStateAt, liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import type { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import {
  arrangeOwnJobs,
  countOwnJobs,
  namedApplications,
  type OwnJobBrief,
} from '@jobblik/contract/jobs/own-jobs.rules';
import type { OwnJobsQuery } from '@jobblik/contract/jobs/own-jobs.schema';
import type { CallResult } from '@jobblik/contract/kernel/call';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal, SignedIn } from '@jobblik/contract/kernel/session';
import { cityById } from '../../lookups/index.ts';
import { entitlement } from '../../membership/index.ts';
import { readUnreadByRef } from '../../notices/index.ts';
import type { Services } from '../../platform/services.ts';
import { filesOf } from '../ad/read-job.ts';
import { mayReadJobForm } from '../jobs.policy.ts';
import type { ApplicationCounts, OfEmployer } from '../jobs.ports.ts';
import { lifeOf, presentMyJob } from '../jobs.present.ts';
import { type OwnAdRow, readAd, readDays, readOwnAds, readOwnLives } from '../jobs.queries.ts';
import { showWith } from '../show.ts';

/** Number of days in curves, including today. */
export const curveDays = 30;

/** Maximum number of ads in an answer without pages. */
const mostListed = 500;

/** One of an employer's ads with its numbers, without its texts. */
type OwnJob = OwnJobBrief & {
  counts: ApplicationCounts;
  /** The first instant at which a live ad can no longer be found. */
  closesAt: Date | null;
};

/** All ads of an employer that are not deleted, unordered. */
export async function findOwnJobs({ db, clock, ports }: Services, who: OfEmployer): Promise<OwnJob[]> {
  const [rows, counted, unread] = await Promise.all([
    readOwnLives(db, who.userId),
    ports.jobs.applications.counts(db, who),
    readUnreadByRef(db, who.userId, 'application', who.demo ? ports.notices.markOfSample() : undefined),
  ]);
  const byJob = new Map(counted.map((counts) => [counts.jobId, counts]));
  const now = clock.now();
  return rows.map((row) => {
    const counts = byJob.get(row.id) ?? noApplications(row.id);
    return {
      id: row.id,
      title: row.title,
      places: row.cityIds.flatMap((id) => cityById(id) ?? []).map(({ zip, name }) => `${zip} ${name}`),
      state: jobStateAt(lifeOf(row), now),
      displayOrder: row.displayOrder,
      createdAt: row.createdAt,
      endsAt: row.endsAt,
      applications: counts.total,
      unread: unread.get(row.id) ?? 0,
      visits: row.visits,
      counts,
      closesAt: liveUntil(lifeOf(row)),
    };
  });
}

function noApplications(jobId: number): ApplicationCounts {
  return { jobId, total: 0, rejected: 0, interviews: 0, unopened: 0, unopenedSince: null };
}

/** Overview counters of ads (spec 2§3). */
export function overviewOf(jobs: readonly OwnJob[]) {
  const total = (pick: (job: OwnJob) => number) => jobs.reduce((sum, job) => sum + pick(job), 0);
  return {
    total_apply_cnt: total(({ counts }) => counts.total),
    total_reject_cnt: total(({ counts }) => counts.rejected),
    interviews_cnt: total(({ counts }) => counts.interviews),
    total_visit_cnt: total(({ visits }) => visits),
  };
}

/** An employer's ads that match the query, with the numbers of each and of all. */
export async function ownJobs(
  services: Services,
  who: SignedIn,
  query: OwnJobsQuery,
): Promise<CallResult<typeof getMyJobs>> {
  const all = await findOwnJobs(services, who);
  const found = arrangeOwnJobs(all, query);
  const size = query.pagePerSize ?? mostListed;
  const page = query.pagePerSize === undefined ? 1 : query.pageNumber;
  return {
    jobs: await showOwnJobs(services, who, found.slice((page - 1) * size, page * size)),
    count: all.length,
    ...overviewOf(all),
    found: found.length,
    parts: countOwnJobs(all),
  };
}

/** Ads of an employer with all fields of their screens, in the given order. */
export async function showOwnJobs(services: Services, who: OfEmployer, chosen: readonly OwnJob[]): Promise<MyJob[]> {
  const rows = await readOwnAds(
    services.db,
    chosen.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  const listed = chosen.flatMap(({ id, unread, counts }) => {
    const row = byId.get(id);
    return row ? [{ row, unread, counts }] : [];
  });
  return await present(services, who, listed);
}

/**
 * An ad as its form edits it.
 * @throws Problem `not_found`; `not_yours` for another employer's ad that is not a sample
 */
export async function jobForForm(services: Services, who: Principal, jobId: number): Promise<MyJob> {
  const row = await readAd(services.db, jobId);
  if (!row || row.job.deletedAt) throw new Problem('not_found');
  const { userId } = row.job;
  if (!mayReadJobForm(who, { userId, isSample: row.isSample })) throw new Problem('not_yours');
  const isOwner = who.kind === 'user' && who.userId === userId && !who.demo;
  const employer = { userId, demo: !isOwner };
  const found = (await findOwnJobs(services, employer)).find((job) => job.id === jobId);
  if (!found) throw new Problem('not_found');
  const [job] = await present(services, employer, [{ row, unread: found.unread, counts: found.counts }]);
  if (!job) throw new Problem('not_found');
  return job;
}

interface OwnJobWithCounts {
  row: OwnAdRow;
  unread: number;
  counts: ApplicationCounts;
}

async function present(services: Services, employer: OfEmployer, list: readonly OwnJobWithCounts[]): Promise<MyJob[]> {
  const { db, clock, ports } = services;
  const rows = list.map(({ row }) => row);
  const ids = rows.map(({ job }) => job.id);
  const from = firstCurveDay(clock.now());
  const [applications, applied, visited, files, { paid }] = await Promise.all([
    ports.jobs.applications.ofJobs(db, employer, ids, namedApplications),
    ports.jobs.applications.daysOfJobs(db, employer, ids, from),
    readDays(db, ids, from),
    filesOf(services, rows),
    entitlement(db, employer.userId, clock.now()),
  ]);
  const named = Map.groupBy(applications, ({ jobId }) => jobId);
  const appliedTo = Map.groupBy(applied, ({ jobId }) => jobId);
  const visitsOf = Map.groupBy(visited, ({ jobId }) => jobId);
  const show = showWith(services);
  return list.map(({ row, unread, counts }) => {
    const { id } = row.job;
    const numbers = {
      clicks: row.clicks,
      unread,
      counts,
      applications: named.get(id) ?? [],
      visitDays: visitsOf.get(id) ?? [],
      applyDays: appliedTo.get(id) ?? [],
    };
    return presentMyJob(row, show, files, numbers, paid);
  });
}

/** The first local day of curves. */
export function firstCurveDay(now: Date): string {
  return shiftDate(localDateOf(now), 1 - curveDays);
}

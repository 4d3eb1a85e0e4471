import type { Viewer } from '@jobblik/contract/jobs/jobs.rules';
import type { JobCard, JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { readSavedAmong } from '../job-cards.queries.ts';
import { mayReadJob, unreadable } from '../jobs.policy.ts';
import { type AdRow, type FilesById, presentDetail } from '../jobs.present.ts';
import { readAd } from '../jobs.queries.ts';
import { liveJobsOfCompany } from '../search/live-counts.ts';
import { showWith } from '../show.ts';
import { recordVisit, type Visitor } from './record-visit.ts';
import { similarJobs } from './similar-jobs.ts';

export interface ReadJob {
  job: JobDetail;
  isSaved: boolean;
  similar: JobCard[];
}

/**
 * Data of an ad's page; counts the visit. An expired ad is returned with its `state`.
 * @throws Problem `job_taken_down` 410 for an ad that operators have taken down; `not_found` for one that does not exist, is inactive,
 * or whose employer has removed the account
 */
export async function readJob(services: Services, jobId: number, visitor: Visitor): Promise<ReadJob> {
  const { who } = visitor;
  const row = await readAd(services.db, jobId);
  if (!row || !mayReadJob(who, row.job)) throw unreadable(row?.job);
  const seekerId = who.kind === 'user' && who.role === 'seeker' ? who.userId : null;
  const [files, saved, application, otherJobs, similar] = await Promise.all([
    filesOf(services, [row]),
    seekerId === null ? new Set<number>() : readSavedAmong(services.db, seekerId, [jobId]),
    seekerId === null ? null : services.ports.jobs.applications.sentTo(services.db, seekerId, jobId),
    liveJobsOfCompany(services, row.job.companyId, jobId),
    similarJobs(services, who, row.job),
    // An ad is shown even if its visit cannot be counted.
    recordVisit(services, row.job, visitor).catch((error: unknown) => services.log.error({ err: error }, 'visit')),
  ]);
  const isOwner = who.kind === 'user' && who.userId === row.job.userId;
  const job = presentDetail(row, showWith(services), files, { viewer: viewerOf(who), isOwner, application, otherJobs });
  return { job, isSaved: saved.has(jobId), similar };
}

function viewerOf(who: Principal): Viewer {
  return who.kind === 'guest' ? 'guest' : who.role;
}

/** The stored files that ads show. */
export async function filesOf({ files }: Services, rows: readonly AdRow[]): Promise<FilesById> {
  const ids = rows.flatMap(({ job, company }) => [job.logoFileId, company?.logoFileId, job.descriptionFileId]);
  return await files.describe(ids.filter((id) => id !== null && id !== undefined));
}

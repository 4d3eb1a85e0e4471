import type { employerDashboard } from '@jobblik/contract/jobs/jobs.api';
import { shiftDate } from '@jobblik/contract/jobs/local-time.rules';
import type { CallResult } from '@jobblik/contract/kernel/call';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { findCompanyOf } from '../companies/index.ts';
import type { Services } from '../platform/services.ts';
import { applicationFacts, type RecentApplication } from './application-facts.ts';
import { readCards } from './job-cards.queries.ts';
import { readDays } from './jobs.queries.ts';
import { curveDays, firstCurveDay, ownJobs } from './own-jobs.ts';

const shownJobs = 6;
const shownApplications = 10;

/** What an employer sees first: newest ads and applications, totals, and the last month day by day (spec 2§2). */
export async function readEmployerDashboard(
  services: Services,
  who: SignedIn,
): Promise<CallResult<typeof employerDashboard>> {
  const { db, clock } = services;
  const own = await ownJobs(services, who);
  const from = firstCurveDay(clock.now());
  const ids = own.jobs.map((job) => job.id);
  const [company, recent, visits, applied] = await Promise.all([
    findCompanyOf(db, who.userId),
    applicationFacts().recent(db, who, shownApplications),
    readDays(db, ids, from),
    applicationFacts().byDay(db, who.userId, from),
  ]);
  const cards = await readCards(
    db,
    recent.map((application) => application.jobId),
  );
  return {
    company_name: company?.name ?? null,
    jobs: own.jobs.slice(0, shownJobs),
    applications: recent.map((application) =>
      present(application, cards.get(application.jobId)?.job.title ?? '', services),
    ),
    live_jobs_cnt: own.jobs.filter((job) => job.state === 'live').length,
    total_apply_cnt: own.total_apply_cnt,
    total_reject_cnt: own.total_reject_cnt,
    unread_apply_cnt: own.jobs.reduce((sum, job) => sum + job.unread_apply_count, 0),
    interviews_cnt: own.interviews_cnt,
    total_visit_cnt: own.total_visit_cnt,
    days: Array.from({ length: curveDays }, (_, at) => shiftDate(from, at)).map((day) => ({
      day,
      visits: visits.filter((one) => one.day === day).reduce((sum, one) => sum + one.visits, 0),
      applications: applied.find((one) => one.day === day)?.count ?? 0,
    })),
  };
}

/** `status` 1 is "Afslag" on the screen, anything else "Under behandling". */
function present(application: RecentApplication, jobTitle: string, { files }: Services) {
  return {
    id: application.id,
    job_id: application.jobId,
    job_title: jobTitle,
    user_id: application.userId,
    name: application.name,
    avatar: application.avatarFileId ? files.publicLink(application.avatarFileId) : null,
    status: application.reject,
    is_seen: application.isSeen,
    created_at: application.createdAt.toISOString(),
  };
}

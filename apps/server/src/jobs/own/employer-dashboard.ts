import type { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { arrangeOwnJobs, type OwnJobOrder } from '@jobblik/contract/jobs/own-jobs.rules';
import type { CallResult } from '@jobblik/contract/kernel/call';
import { shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { findCompanyOf } from '../../companies/index.ts';
import type { Services } from '../../platform/services.ts';
import { readCards } from '../job-cards.queries.ts';
import type { RecentApplication, UnreadAnswers } from '../jobs.ports.ts';
import { readDaysOfEmployer } from '../jobs.queries.ts';
import { curveDays, findOwnJobs, firstCurveDay, overviewOf, showOwnJobs } from './own-jobs.ts';

const shownJobs = 6;
const shownApplications = 10;
const shownInterviews = 30;
const shownUnread = 20;
const shownAnswered = 20;
const shownEnding = 20;
const shownDrafts = 20;
/** How long before its end an ad counts as ending, in milliseconds. */
const endingWithin = 7 * 86_400_000;

/**
 * The employer's first screen: waiting items, newest ads and applications, interviews, totals, the last month by day (spec 2§2).
 */
export async function readEmployerDashboard(
  services: Services,
  who: SignedIn,
): Promise<CallResult<typeof employerDashboard>> {
  const { db, clock, ports } = services;
  const from = firstCurveDay(clock.now());
  const before = shiftDate(from, -curveDays);
  const [own, company, recent, answered, interviews, visits, applied] = await Promise.all([
    findOwnJobs(services, who),
    findCompanyOf(db, who.userId),
    ports.jobs.applications.recent(db, who, shownApplications),
    ports.jobs.unreadAnswers(db, who, shownAnswered),
    ports.jobs.comingInterviews(services, who, shownInterviews),
    readDaysOfEmployer(db, who.userId, before),
    ports.jobs.applications.byDay(db, who, before),
  ]);
  const all = (sort: OwnJobOrder) => arrangeOwnJobs(own, { part: 'all', keyword: '', sort });
  const newest = all('newest').slice(0, shownJobs);
  const soon = clock.now().getTime() + endingWithin;
  const ending = all('ending')
    .filter(({ state, closesAt }) => state === 'live' && closesAt && closesAt.getTime() <= soon)
    .toSorted((one, other) => Number(one.closesAt) - Number(other.closesAt));
  const drafts = all('newest').filter(({ state, endsAt }) => state === 'inactive' && endsAt === null);
  // An archived ad may still have applications that nobody has opened.
  const unread = own.filter((job) => job.unread > 0).toSorted((one, other) => other.unread - one.unread);
  const [firstEnding, firstDrafts] = [ending.slice(0, shownEnding), drafts.slice(0, shownDrafts)];
  const shown = new Set([...newest, ...firstEnding, ...firstDrafts]);
  const [presented, cards] = await Promise.all([
    showOwnJobs(services, who, [...shown]),
    readCards(
      db,
      recent.map(({ jobId }) => jobId),
    ),
  ]);
  const byId = new Map(presented.map((job) => [job.id, job]));
  const jobsOf = (list: readonly { id: number }[]) => list.flatMap(({ id }) => byId.get(id) ?? []);
  const visitsOn = new Map(visits.map(({ day, visits: count }) => [day, count]));
  const appliedOn = new Map(applied.map(({ day, count }) => [day, count]));
  const daysFrom = (first: string) =>
    Array.from({ length: curveDays }, (_, at) => shiftDate(first, at)).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
      applications: appliedOn.get(day) ?? 0,
    }));
  return {
    company_name: company?.name ?? null,
    jobs: jobsOf(newest),
    unread_jobs: unread.slice(0, shownUnread).map((job) => ({
      job_id: job.id,
      title: job.title,
      count: job.unread,
      since: job.counts.unopenedSince?.toISOString() ?? null,
    })),
    answered: presentAnswered(answered, own, services),
    ending_jobs: jobsOf(firstEnding),
    draft_jobs: jobsOf(firstDrafts),
    waiting_cnt: { unread: unread.length, ending: ending.length, drafts: drafts.length },
    applications: recent.map((one) => present(one, cards.get(one.jobId)?.job.title ?? '', services)),
    interviews,
    live_jobs_cnt: own.filter(({ state }) => state === 'live').length,
    unread_apply_cnt: own.reduce((sum, { unread }) => sum + unread, 0),
    ...overviewOf(own),
    days: daysFrom(from),
    days_before: daysFrom(before).reduce(
      (sum, day) => ({ visits: sum.visits + day.visits, applications: sum.applications + day.applications }),
      { visits: 0, applications: 0 },
    ),
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

/** With the titles of the employer's ads; answers to a deleted ad cannot be opened and are left out. */
function presentAnswered(
  answered: readonly UnreadAnswers[],
  own: readonly { id: number; title: string }[],
  { files }: Services,
) {
  const titles = new Map(own.map(({ id, title }) => [id, title]));
  return answered.flatMap(({ applicationId, jobId, userId, name, avatarFileId, count, answeredAt }) => {
    const title = titles.get(jobId);
    if (title === undefined) return [];
    return {
      application_id: applicationId,
      job_id: jobId,
      job_title: title,
      user_id: userId,
      name,
      avatar: avatarFileId ? files.publicLink(avatarFileId) : null,
      count,
      answered_at: answeredAt.toISOString(),
    };
  });
}

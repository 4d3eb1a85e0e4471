import { answerTime, urgencyOf } from '@jobblik/contract/admin/cases.rules';
import type { CaseRow } from '@jobblik/contract/admin/cases.schema';
import { startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import { asc, count, eq, isNull, min, sql } from 'drizzle-orm';
import { companies } from '../../companies/index.ts';
import { contactMessages } from '../../content/index.ts';
import { jobReports, jobs } from '../../jobs/index.ts';
import { openOrders } from '../../membership/index.ts';
import { openCases } from '../../moderation/index.ts';
import { waitingFirstAds } from '../queue/first-ads.ts';
import type { AdminContext } from '../serve-admin.ts';

type OpenCase = Omit<CaseRow, 'since' | 'due' | 'urgency'> & { since: Date; due: Date };

/** Cases of one kind in one answer. */
const most = 200;

/** Everything that waits, the first due first. */
export async function listCases(admin: AdminContext): Promise<CaseRow[]> {
  const open = [
    ...(await reportedJobs(admin)),
    ...(await firstAds(admin)),
    ...(await messages(admin)),
    ...(await orders(admin)),
    ...(await reports(admin)),
  ];
  return open
    .sort((a, b) => a.due.getTime() - b.due.getTime() || a.id - b.id)
    .map(({ since, due, ...row }) => ({
      ...row,
      since: since.toISOString(),
      due: due.toISOString(),
      urgency: urgencyOf(due, admin.now),
    }));
}

async function reportedJobs({ tx }: AdminContext): Promise<OpenCase[]> {
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      from: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
      count: count(),
      since: min(jobReports.createdAt),
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(isNull(jobReports.handledAt))
    .groupBy(jobs.id, companies.id)
    .orderBy(asc(min(jobReports.createdAt)))
    .limit(most);
  return rows.map(({ since, ...row }) => {
    const first = since ?? new Date(0);
    return { kind: 'job' as const, ...row, since: first, due: new Date(first.getTime() + answerTime.job) };
  });
}

async function firstAds(admin: AdminContext): Promise<OpenCase[]> {
  const rows = await waitingFirstAds(admin, most);
  return rows.map((row) => ({
    kind: 'first_ad' as const,
    ...row,
    count: 1,
    due: new Date(row.since.getTime() + answerTime.first_ad),
  }));
}

async function reports({ tx }: AdminContext): Promise<OpenCase[]> {
  const rows = await openCases(tx, most);
  return rows.map(({ id, kind, owner, count: notices, since }) => {
    const first = since ?? new Date(0);
    const due = new Date(first.getTime() + answerTime.report);
    return { kind: 'report' as const, id, title: owner, from: kind, count: notices, since: first, due };
  });
}

async function messages({ tx }: AdminContext): Promise<OpenCase[]> {
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(asc(contactMessages.createdAt))
    .limit(most);
  return rows.map(({ id, subject, fullName, createdAt }) => ({
    kind: 'contact_message' as const,
    id,
    title: subject,
    from: fullName,
    count: 1,
    since: createdAt,
    due: new Date(createdAt.getTime() + answerTime.contact_message),
  }));
}

async function orders({ tx }: AdminContext): Promise<OpenCase[]> {
  const rows = await openOrders(tx);
  return rows.slice(0, most).map(({ id, service, buyer, createdAt, dueDate }) => ({
    kind: 'order' as const,
    id,
    title: service,
    from: buyer.name,
    count: 1,
    since: createdAt,
    // Until the end of the working day.
    due: new Date(startOfLocalDay(dueDate).getTime() + 16 * 3_600_000),
  }));
}

import type { AdminOrder, ContactMessage, ReportedJob } from '@jobblik/contract/admin/cases.schema';
import { jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { contactMessages } from '../../content/index.ts';
import { jobReports, jobs, lifeOf } from '../../jobs/index.ts';
import { openOrders } from '../../membership/index.ts';
import { decisionsAbout } from '../decisions/decide.ts';
import type { AdminContext } from '../serve-admin.ts';

/** An ad with its open reports. @throws Problem `not_found` */
export async function readReportedJob(admin: AdminContext, jobId: number): Promise<ReportedJob> {
  const { tx, services, now } = admin;
  const [row] = await tx
    .select({ job: jobs, employer: users, company: companies.name })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!row) throw new Problem('not_found');
  const { job, employer } = row;
  const reports = await tx
    .select({ report: jobReports, by: users.name })
    .from(jobReports)
    .leftJoin(users, eq(users.id, jobReports.userId))
    .where(and(eq(jobReports.jobId, jobId), isNull(jobReports.handledAt)))
    .orderBy(asc(jobReports.createdAt))
    .limit(200);
  const counts = await services.ports.jobs.applications.counts(services.db, { userId: job.userId, demo: false });
  return {
    job: {
      id: job.id,
      title: job.title,
      seo: job.seo,
      state: jobStateAt(lifeOf(job), now),
      company: job.companyName ?? row.company ?? '',
      description_html: job.descriptionHtml,
      created_at: (job.publishedAt ?? job.createdAt).toISOString(),
      user_id: job.userId,
      company_id: job.companyId ?? 0,
      // Hiding it is a change as well.
      corrected: job.hiddenAt !== null && job.updatedAt.getTime() - job.hiddenAt.getTime() > 1000,
    },
    account: {
      name: employer.name,
      email: employer.email ?? '',
      created_at: employer.createdAt.toISOString(),
      frozen: employer.frozenAt !== null,
    },
    applications: counts.find((count) => count.jobId === jobId)?.total ?? 0,
    reports: reports.map(({ report, by }) => ({
      id: report.id,
      by: by ?? '',
      options: report.options,
      text: report.report,
      at: report.createdAt.toISOString(),
    })),
    decisions: await decisionsAbout(admin, { object: 'job', objectId: jobId }),
  };
}

/** A message of the contact form. @throws Problem `not_found` */
export async function readMessage({ tx }: AdminContext, messageId: number): Promise<ContactMessage> {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!message) throw new Problem('not_found');
  return {
    id: message.id,
    full_name: message.fullName,
    email: message.email,
    subject: message.subject,
    message: message.message,
    created_at: message.createdAt.toISOString(),
    user_id: message.userId,
    job_id: message.jobId,
    answer: message.answer,
    answered_at: message.answeredAt?.toISOString() ?? null,
  };
}

/** An order that is not delivered. @throws Problem `not_found` */
export async function readOrder({ tx }: AdminContext, orderId: number): Promise<AdminOrder> {
  const order = (await openOrders(tx)).find(({ id }) => id === orderId);
  if (!order) throw new Problem('not_found');
  const { booking, buyer } = order;
  return {
    id: order.id,
    service: order.service,
    state: order.state,
    due_date: order.dueDate,
    buyer: buyer.name,
    email: buyer.email,
    payment_id: order.paymentId,
    text: booking?.text ?? '',
    wished_at: booking?.wishedAt ?? null,
    job_id: booking?.jobId ?? null,
    job_title: booking?.jobTitle ?? '',
  };
}

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { companies } from '../../companies/index.ts';
import { jobSearch, jobs } from '../../jobs/jobs.tables.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { jobAgentHits, jobAgents } from '../agents.tables.ts';
import { agentMail, type MailedHit } from './agent-mail.ts';
import type { WaitingHit } from './waiting-mails.ts';

/** The mail about new ads; undefined if none of them can be found any more. */
export async function writeJobMail(
  tx: Transaction,
  { env, clock }: Services,
  { token, hits }: { token: string; hits: readonly WaitingHit[] },
): Promise<Omit<Mail, 'to'> | undefined> {
  const live = await readMailed(tx, hits, clock.now());
  return live.length > 0 ? agentMail(live, token, env) : undefined;
}

/** Lines of the mail for hits whose ads can still be found, the newest first. */
async function readMailed(tx: Transaction, hits: readonly WaitingHit[], now: Date): Promise<MailedHit[]> {
  const rows = await tx
    .select({
      agentId: jobAgents.id,
      agent: jobAgents.title,
      jobId: jobs.id,
      seo: jobs.seo,
      title: jobs.title,
      company: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
      cityIds: jobs.cityIds,
    })
    .from(jobAgentHits)
    .innerJoin(jobAgents, eq(jobAgents.id, jobAgentHits.agentId))
    .innerJoin(jobs, eq(jobs.id, jobAgentHits.jobId))
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        inArray(jobAgentHits.agentId, [...new Set(hits.map(({ agentId }) => agentId))]),
        inArray(jobAgentHits.jobId, [...new Set(hits.map(({ subjectId }) => subjectId))]),
        sql`${jobAgentHits.goneAt} is null`,
        gt(jobSearch.liveUntil, now),
      ),
    )
    .orderBy(jobAgents.id, sql`${jobs.publishedAt} desc`);
  const taken = new Set(hits.map(({ agentId, subjectId }) => `${agentId}/${subjectId}`));
  return rows.filter(({ agentId, jobId }) => taken.has(`${agentId}/${jobId}`));
}

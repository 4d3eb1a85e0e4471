import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { localDateOf } from '@jobblik/contract/jobs/local-time.rules';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { jobSearch, jobs } from '../jobs/jobs.tables.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { agentMail, type MailedHit } from './agent-mail.ts';
import { jobAgentHits, jobAgents } from './agents.tables.ts';
import { mailPeople } from './agents.tasks.ts';
import { stopTokenOf } from './stop-mails.ts';

const batch = 200;

/** Begins the mails of this morning: those wanted every day and, on a Monday, those wanted every week. */
export async function enqueueMorningMails(services: Services): Promise<void> {
  const isMonday = new Date(`${localDateOf(services.clock.now())}T12:00:00Z`).getUTCDay() === 1;
  const frequencies: MailFrequency[] = isMonday ? ['daily', 'weekly'] : ['daily'];
  const waiting = await services.db
    .selectDistinct({ userId: jobAgents.userId })
    .from(jobAgentHits)
    .innerJoin(jobAgents, eq(jobAgents.id, jobAgentHits.agentId))
    .where(and(eq(jobAgentHits.awaitsMail, true), inArray(jobAgents.frequency, frequencies)));
  await inTransaction(services.db, async (tx) => {
    for (let from = 0; from < waiting.length; from += batch) {
      const userIds = waiting.slice(from, from + batch).map(({ userId }) => userId);
      await services.tasks.enqueue(tx, mailPeople, { user_ids: userIds, frequencies });
    }
  });
}

/**
 * Mails each person the hits that wait for it, one mail for all agents of these frequencies; none where nothing is new. A hit is
 * ticked off in the transaction that queues the mail, so it is in one mail and no other.
 */
export async function mailNewHits(
  services: Services,
  userIds: readonly number[],
  frequencies: readonly MailFrequency[],
): Promise<void> {
  for (const userId of userIds) {
    await inTransaction(services.db, async (tx) => {
      const hits = await takeHits(tx, userId, frequencies);
      if (hits.length === 0) return;
      const [person] = await tx
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), accountIsActive()));
      const live = await readMailed(tx, hits, services.clock.now());
      if (!person?.email || live.length === 0) return;
      const token = await stopTokenOf(services.env, userId);
      await queueMail(tx, services, { to: person.email, ...agentMail(live, token, services.env) });
    });
  }
}

interface Taken {
  agentId: number;
  jobId: number;
}

async function takeHits(tx: Transaction, userId: number, frequencies: readonly MailFrequency[]): Promise<Taken[]> {
  const own = tx
    .select({ id: jobAgents.id })
    .from(jobAgents)
    .where(and(eq(jobAgents.userId, userId), inArray(jobAgents.frequency, [...frequencies])));
  return await tx
    .update(jobAgentHits)
    .set({ awaitsMail: false })
    .where(and(eq(jobAgentHits.awaitsMail, true), inArray(jobAgentHits.agentId, own)))
    .returning({ agentId: jobAgentHits.agentId, jobId: jobAgentHits.jobId });
}

/** What the mail says of those hits whose ads can still be found, the newest first. */
async function readMailed(tx: Transaction, hits: readonly Taken[], now: Date): Promise<MailedHit[]> {
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
        inArray(jobAgentHits.jobId, [...new Set(hits.map(({ jobId }) => jobId))]),
        sql`${jobAgentHits.goneAt} is null`,
        gt(jobSearch.liveUntil, now),
      ),
    )
    .orderBy(jobAgents.id, sql`${jobs.publishedAt} desc`);
  const taken = new Set(hits.map(({ agentId, jobId }) => `${agentId}/${jobId}`));
  return rows.filter(({ agentId, jobId }) => taken.has(`${agentId}/${jobId}`));
}

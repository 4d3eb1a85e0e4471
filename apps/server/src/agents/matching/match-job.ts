import { isLive } from '@jobblik/contract/jobs/jobs.rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import { lifeOf } from '../../jobs/index.ts';
import { jobSearch, jobs } from '../../jobs/jobs.tables.ts';
import { clearUnread } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { jobAgentHits } from '../agents.tables.ts';
import { type AdAttributes, attributesOf } from './ad-attributes.ts';
import { findMatchingAgents } from './match-agents.ts';
import { eachOnce } from './read-matches.ts';
import { storeAndNotify } from './store-and-notify.ts';

/** Agents whose hits are written in one transaction. */
const batch = 1000;

/**
 * Finds the agents that an ad fits and stores the hits; people who had not found it before are notified. Idempotent: nobody is
 * notified twice.
 * @param changed the ad existed before: agents that it no longer fits lose it
 */
export async function matchJob(services: Services, jobId: number, { changed }: { changed: boolean }): Promise<void> {
  const ad = await readLiveAd(services, jobId);
  if (!ad) return;
  const agentIds = eachOnce(await findMatchingAgents(services.db, ad));
  for (let from = 0; from < agentIds.length; from += batch) {
    const some = agentIds.slice(from, from + batch);
    await inTransaction(services.db, (tx) => storeAndNotify(tx, services, { ad, agentIds: some, changed }));
  }
  if (changed) await dropOthers(services, jobId, agentIds);
}

/** @returns undefined for an ad that nobody can find @throws Error while its words are not indexed yet */
async function readLiveAd({ db, clock }: Services, jobId: number): Promise<AdAttributes | undefined> {
  const [row] = await db
    .select({ job: jobs, liveUntil: jobSearch.liveUntil })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), accountIsActive()));
  if (!row || row.job.companyId === null || !isLive(lifeOf(row.job), clock.now())) return undefined;
  if (!row.liveUntil) throw new Error(`the words of ad ${jobId} are not there yet`);
  return attributesOf(row.job);
}

async function dropOthers(services: Services, jobId: number, agentIds: readonly number[]): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const gone = await tx
      .update(jobAgentHits)
      .set({ goneAt: services.clock.now(), awaitsMail: false })
      .where(
        and(
          eq(jobAgentHits.jobId, jobId),
          isNull(jobAgentHits.goneAt),
          sql`${jobAgentHits.agentId} <> all(${sql.param([...agentIds])}::int[])`,
        ),
      )
      .returning({ agentId: jobAgentHits.agentId });
    const refId = gone.map(({ agentId }) => agentId);
    if (refId.length > 0) await clearUnread(tx, services, { kind: 'job_agent', refId, subjectId: jobId });
  });
}

/** Removes the unread marks and pending mails of ads that were withdrawn. */
export async function forgetJobs(services: Services, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await inTransaction(services.db, async (tx) => {
    await tx
      .update(jobAgentHits)
      .set({ awaitsMail: false })
      .where(and(inArray(jobAgentHits.jobId, [...jobIds]), eq(jobAgentHits.awaitsMail, true)));
    await clearUnread(tx, services, { kind: 'job_agent', subjectId: jobIds });
  });
}

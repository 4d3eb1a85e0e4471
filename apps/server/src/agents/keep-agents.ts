import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import { indexVersion, readWords } from '../jobs/index.ts';
import { jobSearch, jobs } from '../jobs/jobs.tables.ts';
import { unreadMarks } from '../platform/counters/counters.tables.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { jobAgentHits, jobAgents } from './agents.tables.ts';
import { forgetJobs } from './match-job.ts';
import { writeKeys } from './write-keys.ts';

const day = 86_400_000;
/** An ad can be shown for two months at most; its hits are then kept a little longer, should it come back. */
const keepFor = 90 * day;

/** Ads close by themselves: what nobody can look at any more is not new to anybody either. */
export async function forgetClosedJobs(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now().toISOString();
  const closed = await db
    .selectDistinct({ jobId: unreadMarks.subjectId })
    .from(unreadMarks)
    .where(
      and(
        eq(unreadMarks.kind, 'job_agent'),
        sql`not exists (select from ${jobSearch} as ad where ad.job_id = ${unreadMarks.subjectId} and ad.live_until > ${now}::timestamptz)`,
      ),
    );
  const ids = closed.map(({ jobId }) => jobId);
  for (let from = 0; from < ids.length; from += 1000) await forgetJobs(services, ids.slice(from, from + 1000));
}

/** Removes hits of ads that ended long ago. */
export async function forgetOldHits({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - keepFor);
  await db
    .delete(jobAgentHits)
    .where(sql`${jobAgentHits.jobId} in (${db.select({ id: jobs.id }).from(jobs).where(lt(jobs.endsAt, before))})`);
}

/** Reads the words of agents anew when the language rules have changed since; stops when it is told to. */
export async function rereadWords({ db }: Services, signal: AbortSignal): Promise<void> {
  for (let last = 0; !signal.aborted; ) {
    const [next] = await db
      .select({ id: jobAgents.id, userId: jobAgents.userId })
      .from(jobAgents)
      .where(and(gt(jobAgents.id, last), ne(jobAgents.wordVersion, indexVersion()), sql`${jobAgents.keywords} <> '{}'`))
      .orderBy(asc(jobAgents.id))
      .limit(1);
    if (!next) return;
    last = next.id;
    await inTransaction(db, async (tx) => {
      // Held until the end: who goes to rest now does so after their agent has its keys, and takes them away.
      const person = await lockUser(tx, next.userId);
      const [before] = await tx.select().from(jobAgents).where(eq(jobAgents.id, next.id)).for('update');
      if (!person || !before) return;
      const [agent] = await tx
        .update(jobAgents)
        .set({ keywordQueries: before.keywords.map(readWords), wordVersion: indexVersion() })
        .where(eq(jobAgents.id, next.id))
        .returning();
      if (agent && !person.deactivatedAt) await writeKeys(tx, agent);
    });
  }
}

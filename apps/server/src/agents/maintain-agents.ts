import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import { cvKeywordVersion, readCvKeyword } from '../cv/index.ts';
import { keywordVersion } from '../jobs/index.ts';
import { jobSearch, jobs } from '../jobs/jobs.tables.ts';
import { unreadMarks } from '../notices/unread.tables.ts';
import { toTsquery } from '../platform/danish/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { jobAgentHits, jobAgents } from './agents.tables.ts';
import { columnsOfWords } from './matching/agent-criteria.ts';
import { forgetJobs } from './matching/match-job.ts';
import { writeKeys } from './matching/write-keys.ts';
import { seekerAgents } from './seekers/seeker-agents.tables.ts';

const day = 86_400_000;
/** An ad can be shown for two months at most; its hits are stored a little longer, in case it is shown again. */
const retention = 90 * day;

/** Removes the unread marks of ads that have expired. */
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

/** Removes hits of ads that expired long ago. */
export async function forgetOldHits({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - retention);
  await db
    .delete(jobAgentHits)
    .where(sql`${jobAgentHits.jobId} in (${db.select({ id: jobs.id }).from(jobs).where(lt(jobs.endsAt, before))})`);
}

/** Analyses the keywords again of agents with an older version; stops when the signal aborts. */
export async function rereadWords({ db }: Services, signal: AbortSignal): Promise<void> {
  const ofJobs = sql`(${jobAgents.keywords} <> '{}' or ${jobAgents.wishIds} <> '{}')`;
  const ofSeekers = sql`${seekerAgents.keywords} <> '{}'`;
  for (const { agents, version, hasWords, rewrite } of [
    { agents: jobAgents, version: keywordVersion, hasWords: ofJobs, rewrite: rewriteJobAgent },
    { agents: seekerAgents, version: cvKeywordVersion, hasWords: ofSeekers, rewrite: rewriteSeekerAgent },
  ]) {
    for (let last = 0; !signal.aborted; ) {
      const [next] = await db
        .select({ id: agents.id, userId: agents.userId })
        .from(agents)
        .where(and(gt(agents.id, last), lt(agents.wordVersion, version), hasWords))
        .orderBy(asc(agents.id))
        .limit(1);
      if (!next) break;
      last = next.id;
      await inTransaction(db, async (tx) => {
        // The lock is held until the end: deactivating the account at the same time removes the keys after they are written.
        const person = await lockUser(tx, next.userId);
        if (person) await rewrite(tx, next.id, person.deactivatedAt === null);
      });
    }
  }
}

async function rewriteJobAgent(tx: Transaction, id: number, isActive: boolean): Promise<void> {
  const [before] = await tx.select().from(jobAgents).where(eq(jobAgents.id, id)).for('update');
  if (!before) return;
  const [agent] = await tx.update(jobAgents).set(columnsOfWords(before)).where(eq(jobAgents.id, id)).returning();
  if (agent && isActive) await writeKeys(tx, agent);
}

async function rewriteSeekerAgent(tx: Transaction, id: number): Promise<void> {
  const [before] = await tx.select().from(seekerAgents).where(eq(seekerAgents.id, id)).for('update');
  if (!before) return;
  // An agent without keywords needs no new keys.
  await tx
    .update(seekerAgents)
    .set({
      keywordQueries: before.keywords.map((keyword) => toTsquery(readCvKeyword(keyword))),
      wordVersion: cvKeywordVersion,
    })
    .where(eq(seekerAgents.id, id));
}

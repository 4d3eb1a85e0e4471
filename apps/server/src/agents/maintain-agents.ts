import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { cvKeywordVersion } from '../candidates/search/index.ts';
import { jobSearch, jobs } from '../jobs/jobs.tables.ts';
import { keywordVersion } from '../jobs/search/index.ts';
import { unreadMarks } from '../notices/unread.tables.ts';
import type { Services } from '../platform/services.ts';
import { jobAgentHits, jobAgents } from './agents.tables.ts';
import { rematchAgent } from './matching/find-for-agent.ts';
import { forgetJobs } from './matching/match-job.ts';
import { rematchSeekerAgent } from './seekers/find-for-seeker-agent.ts';
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

/** Analyses the keywords again of agents with an older version, and finds their hits again; stops when the signal aborts. */
export async function rereadWords(services: Services, signal: AbortSignal): Promise<void> {
  const ofJobs = sql`(${jobAgents.keywords} <> '{}' or ${jobAgents.wishIds} <> '{}')`;
  const ofSeekers = sql`${seekerAgents.keywords} <> '{}'`;
  for (const { agents, version, hasWords, reread } of [
    { agents: jobAgents, version: keywordVersion, hasWords: ofJobs, reread: rematchAgent },
    { agents: seekerAgents, version: cvKeywordVersion, hasWords: ofSeekers, reread: rematchSeekerAgent },
  ]) {
    for (let last = 0; !signal.aborted; ) {
      const [next] = await services.db
        .select({ id: agents.id })
        .from(agents)
        .where(and(gt(agents.id, last), lt(agents.wordVersion, version), hasWords))
        .orderBy(asc(agents.id))
        .limit(1);
      if (!next) break;
      last = next.id;
      await reread(services, next.id, { changed: false });
    }
  }
}

import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { CandidateWithQuestions } from '@jobblik/contract/questions/questions.schema';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { listCandidates, viewerOf } from '../candidates/index.ts';
import { readUnreadByRef } from '../notices/index.ts';
import type { Services } from '../platform/services.ts';
import { answers, asks, questions } from './questions.tables.ts';

/** Maximum number of people on the employer's dashboard. */
const most = 10;

/**
 * People about whose CV an employer has asked, by the last event, newest first. The demo's visitor sees only people of the sample
 * data.
 */
export async function listCandidatesWithQuestions(
  services: Services,
  who: SignedIn,
): Promise<CandidateWithQuestions[]> {
  const askedAt = sql<Date>`max(${questions.createdAt})`.mapWith(questions.createdAt);
  const answeredAt = sql<Date | null>`max(${answers.createdAt})`.mapWith(answers.createdAt);
  const rows = await services.db
    .select({
      user_id: asks.seekerId,
      question_count: count(questions.id),
      answered_count: count(answers.id),
      askedAt,
      answeredAt,
    })
    .from(asks)
    .innerJoin(questions, eq(questions.askId, asks.id))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .where(and(eq(asks.employerId, who.userId), isNull(asks.jobId)))
    .groupBy(asks.id, asks.seekerId)
    .orderBy(desc(sql`greatest(max(${questions.createdAt}), max(${answers.createdAt}))`), desc(asks.id))
    .limit(most);
  const listed = await listCandidates(
    services,
    await viewerOf(services, who),
    rows.map(({ user_id }) => user_id),
  );
  const unread = await readUnreadByRef(services.db, who.userId, 'cv_answer');
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  const candidates = rows.map(({ askedAt: asked_at, answeredAt: answered_at, ...row }) => ({
    ...row,
    candidate: byId.get(row.user_id) ?? null,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    is_new: unread.has(row.user_id),
  }));
  return who.demo ? candidates.filter(({ candidate }) => candidate !== null) : candidates;
}

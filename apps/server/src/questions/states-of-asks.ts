import { takesAnswers } from '@jobblik/contract/applications/own-state.rules';
import type { AskState } from '@jobblik/contract/chat/chat.rules';
import { and, count, eq, inArray } from 'drizzle-orm';
import { applications } from '../applications/index.ts';
import { jobs } from '../jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { answers, asks, questions } from './questions.tables.ts';

/** Whether the questions of these asks wait for an answer, for their cards in conversations. */
export async function statesOfAsks({ db }: Services, askIds: readonly number[]): Promise<Map<number, AskState>> {
  if (askIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: asks.id,
      jobId: asks.jobId,
      all: count(questions.id),
      answered: count(answers.id),
      applicationId: applications.id,
      reject: applications.seekerReject,
      withdrawnAt: applications.withdrawnAt,
      closedAt: jobs.closedAt,
      deletedAt: jobs.deletedAt,
    })
    .from(asks)
    .innerJoin(questions, eq(questions.askId, asks.id))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .leftJoin(applications, and(eq(applications.jobId, asks.jobId), eq(applications.userId, asks.seekerId)))
    .leftJoin(jobs, eq(jobs.id, asks.jobId))
    .where(inArray(asks.id, [...askIds]))
    .groupBy(asks.id, applications.id, jobs.id);
  return new Map(
    rows.map(({ id, jobId, all, answered, applicationId, closedAt, deletedAt, ...row }): [number, AskState] => {
      if (answered >= all) return [id, 'answered'];
      const application = { reject: row.reject ?? 0, withdrawnAt: row.withdrawnAt };
      const ended = closedAt !== null || deletedAt !== null;
      const isOpen = jobId === null || (applicationId !== null && takesAnswers({ ...application, ended }));
      return [id, isOpen ? 'open' : 'closed'];
    }),
  );
}

import { count, eq, min } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { publishQuestions } from './publish-questions.ts';
import { asks, questions } from './questions.tables.ts';

/** Publishes the questions that an employer asked before the e-mail was confirmed. */
export async function publishWaitingQuestions(
  services: Services,
  tx: Transaction,
  employerId: number,
): Promise<undefined> {
  const waiting = await tx
    .select({ ask: asks, count: count(), first: min(questions.id) })
    .from(asks)
    .innerJoin(questions, eq(questions.askId, asks.id))
    .where(eq(asks.employerId, employerId))
    .groupBy(asks.id);
  for (const { ask, count, first } of waiting)
    await publishQuestions(tx, services, ask, { count, firstId: first ?? 0 });
}

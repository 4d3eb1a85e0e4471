import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contactMessages } from '../../content/index.ts';
import { jobs } from '../../jobs/index.ts';
import { reportCases } from '../../moderation/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { caseLetters } from './case-letters.ts';
import { decisionLetters } from './decision-letters.ts';
import { adminDecisions, type DecisionRow } from './decisions.tables.ts';

/** Sends the letters of a decision, after it can no longer be taken back. */
export const finishDecision = defineTask({
  name: 'admin.finish-decision',
  payload: z.object({ decision_id: z.number() }),
});

/** Subscriptions and tasks of the slice. Call once at start, before the tasks start. */
export function registerAdmin(services: Services): void {
  services.tasks.work(finishDecision, ({ decision_id }) => sendLetters(services, decision_id));
  services.tasks.subscribe(accountRemoved, 'admin.forget-letters', ({ user_id }) =>
    inTransaction(services.db, (tx) => forgetLetters(tx, user_id)),
  );
}

async function sendLetters(services: Services, decisionId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const waits = and(
      eq(adminDecisions.id, decisionId),
      isNull(adminDecisions.undoneAt),
      isNull(adminDecisions.finishedAt),
    );
    const [decision] = await tx.select().from(adminDecisions).where(waits).for('update');
    if (!decision) return;
    for (const mail of await lettersOf(decision)(tx, services, decision)) await queueMail(tx, services, mail);
    await tx.update(adminDecisions).set({ finishedAt: services.clock.now() }).where(waits);
  });
}

const lettersOf = ({ object }: DecisionRow) => (object === 'report' ? caseLetters : decisionLetters);

/** Erases the letters about the ads of a person who has left, and those to messages that are erased. */
async function forgetLetters(tx: Transaction, userId: number): Promise<void> {
  const isOfPerson = sql`${adminDecisions.object} = 'job' and exists (
    select from ${jobs} as ad where ad.id = ${adminDecisions.objectId} and ad.user_id = ${userId})`;
  const isOfErased = sql`${adminDecisions.object} = 'contact_message' and not exists (
    select from ${contactMessages} as message where message.id = ${adminDecisions.objectId})`;
  const isOfErasedCase = sql`${adminDecisions.object} = 'report' and not exists (
    select from ${reportCases} as one where one.id = ${adminDecisions.objectId})`;
  const isForgotten = sql`(${isOfPerson}) or (${isOfErased}) or (${isOfErasedCase})`;
  await tx.update(adminDecisions).set({ letters: [], why: '', ground: '' }).where(isForgotten);
}

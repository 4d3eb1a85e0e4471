import { and, eq, or, type SQL } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { answersOfAsks, videosOfAsks } from './questions.queries.ts';
import { asks } from './questions.tables.ts';

/** Erases a person's questions and answers, also questions to the person, including videos. Repeatable. */
export async function eraseQuestionsOf(services: Services, userId: number): Promise<void> {
  await erase(services, or(eq(asks.seekerId, userId), eq(asks.employerId, userId)));
}

/** Erases the questions on a withdrawn application, with their answers. */
export async function eraseQuestionsOn(
  services: Services,
  application: { seekerId: number; jobId: number },
): Promise<void> {
  await erase(services, and(eq(asks.seekerId, application.seekerId), eq(asks.jobId, application.jobId)));
}

async function erase(services: Services, which: SQL | undefined): Promise<void> {
  const { db, files } = services;
  await inTransaction(db, async (tx) => {
    const found = await tx.select({ id: asks.id }).from(asks).where(which).for('update');
    const ids = found.map(({ id }) => id);
    for (const fileId of await videosOfAsks(tx, ids)) await files.release(tx, fileId);
    await clearUnread(tx, services, { kind: 'cv_answer', subjectId: ids });
    await clearUnread(tx, services, { kind: 'application_answer', subjectId: await answersOfAsks(tx, ids) });
    await tx.delete(asks).where(which);
  });
}

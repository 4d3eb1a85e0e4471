import { and, asc, eq, gt } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvs } from '../../cv/cv.tables.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { indexCvs } from '../search/index-cvs.ts';
import { anonymousColumns, anonymousFormIsOutdated } from './anonymous-form.ts';

const batch = 20;

/** Makes the outdated anonymous forms of all CVs again, and their words in the index; stops between batches when the signal aborts. */
export async function refillAnonymousForms(db: Database, signal: AbortSignal): Promise<void> {
  for (let last = 0; !signal.aborted; ) {
    const rows = await db
      .select({ userId: cvs.userId })
      .from(cvs)
      .innerJoin(users, eq(users.id, cvs.userId))
      .where(and(gt(cvs.userId, last), anonymousFormIsOutdated()))
      .orderBy(asc(cvs.userId))
      .limit(batch);
    if (rows.length === 0) return;
    for (const { userId } of rows) await inTransaction(db, (tx) => refillAnonymousForm(tx, userId));
    last = rows.at(-1)?.userId ?? last;
  }
}

/** Makes the anonymous form of one CV again if it is outdated. */
export async function refillAnonymousForm(tx: Transaction, userId: number): Promise<void> {
  const [cv] = await tx
    .select({ content: cvs.content, visibility: cvs.visibility, name: users.name })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(eq(cvs.userId, userId), anonymousFormIsOutdated()))
    .for('update', { of: cvs });
  if (!cv?.content) return;
  await tx.update(cvs).set(anonymousColumns(cv.content, cv.name)).where(eq(cvs.userId, userId));
  if (cv.visibility === 'anonymous') await indexCvs(tx, [userId]);
}

import { cvChanged, cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { findCv } from '../cv.queries.ts';
import { cvs } from '../cv.tables.ts';

/** Sets who finds a CV; before a CV is published the choice is stored only. */
export async function setVisibility(services: Services, userId: number, visibility: Visibility): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem('unauthenticated');
    const before = await findCv(tx, userId);
    // A CV that was taken down stays hidden; the choice counts once it is given back.
    if (before?.heldVisibility) {
      await tx.update(cvs).set({ heldVisibility: visibility }).where(eq(cvs.userId, userId));
      return;
    }
    await tx.insert(cvs).values({ userId, visibility }).onConflictDoUpdate({ target: cvs.userId, set: { visibility } });
    if (!before?.publishedAt || before.visibility === visibility) return;
    const event = visibility === 'hidden' ? cvHidden : before.visibility === 'hidden' ? cvPublished : cvChanged;
    await services.tasks.publish(tx, event, { user_id: userId });
    await services.ports.cv.indexCvs(tx, [userId]);
  });
}

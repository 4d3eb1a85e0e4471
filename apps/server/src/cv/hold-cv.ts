import { cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { cvs } from './cv.tables.ts';

/**
 * Takes a published CV down, or gives it back with the visibility that its owner chose last. A CV that is down leaves searches, lists and
 * agents at once, and employers with an application of the person do not see it either.
 * @returns whether it was down before, undefined without a published CV
 */
export async function holdCv(
  tx: Transaction,
  services: Services,
  { userId, takenDown }: { userId: number; takenDown: boolean },
): Promise<{ wasTakenDown: boolean } | undefined> {
  const [cv] = await tx.select().from(cvs).where(eq(cvs.userId, userId)).for('update');
  if (!cv?.publishedAt) return undefined;
  const wasTakenDown = cv.heldVisibility !== null;
  if (wasTakenDown === takenDown) return { wasTakenDown };
  const held = takenDown
    ? { visibility: 'hidden' as const, heldVisibility: cv.visibility }
    : { visibility: cv.heldVisibility ?? cv.visibility, heldVisibility: null };
  await tx.update(cvs).set(held).where(eq(cvs.userId, userId));
  if (held.visibility !== cv.visibility)
    await services.tasks.publish(tx, takenDown ? cvHidden : cvPublished, { user_id: userId });
  await services.ports.cv.indexCvs(tx, [userId]);
  return { wasTakenDown };
}

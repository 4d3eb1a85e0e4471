import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { applications } from '../applications.tables.ts';

/** Marks the list as seen: no opened application is new to the applicant any more. */
export async function lookAtOwnApplications({ db, clock }: Services, who: SignedIn): Promise<void> {
  await db
    .update(applications)
    .set({ lookedAt: clock.now() })
    .where(and(eq(applications.userId, who.userId), isNotNull(applications.seenAt), isNull(applications.lookedAt)));
}

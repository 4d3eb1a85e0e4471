import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { findDraft } from '../cv.queries.ts';
import { cvDrafts } from '../cv.tables.ts';
import { publishDraft } from './publish-cv.ts';

/** Publishes the CV that the person wanted to publish before the e-mail was confirmed; later changes stay a draft. */
export async function publishWaitingCv(
  services: Services,
  tx: Transaction,
  userId: number,
): Promise<PublishedItem | undefined> {
  const draft = await findDraft(tx, userId);
  if (!draft?.contentToPublish) return undefined;
  await publishDraft(services, tx, { ...draft, content: draft.contentToPublish });
  await tx.update(cvDrafts).set({ contentToPublish: null }).where(eq(cvDrafts.userId, userId));
  return 'cv';
}

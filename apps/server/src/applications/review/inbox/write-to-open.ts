import { createHash } from 'node:crypto';
import { fillDecisionText } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { isVerified, users } from '../../../accounts/index.ts';
import { postMessage } from '../../../chat/index.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { applications } from '../../applications.tables.ts';
import { employerNameOf } from '../employer-name.ts';
import { ownJob } from '../own-job.ts';

interface OpenMessage {
  jobId: number;
  message: string;
  /** Applications received later get no message. */
  until: Date;
  /** Identifies this sending: if it is sent again, nobody gets a second message. */
  uuid: string;
}

/**
 * Writes to everybody whose application to an ad is open, each in their conversation with the employer; all or none.
 * @returns the number of recipients
 * @throws Problem `not_found` for an ad that is not the employer's, `email_not_confirmed`
 */
export async function writeToOpenApplicants(
  services: Services,
  who: SignedIn,
  { jobId, message, until, uuid }: OpenMessage,
): Promise<number> {
  const job = await ownJob(services, who, jobId);
  return await inTransaction(services.db, async (tx) => {
    if (!(await isVerified(tx, who.userId))) throw new Problem('email_not_confirmed');
    const employer = await employerNameOf(tx, job.id);
    const open = await tx
      .select({ id: applications.id, userId: applications.userId, name: users.name })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(
        and(
          eq(applications.jobId, job.id),
          eq(applications.reject, rejectState.open),
          isNull(applications.withdrawnAt),
          lte(applications.createdAt, until),
        ),
      )
      .orderBy(asc(applications.userId));
    for (const { id, userId, name } of open) {
      const pair = { seekerId: userId, employerId: who.userId, from: 'employer' as const };
      const text = fillDecisionText(message, { name, employer });
      await postMessage(tx, services, pair, { type: messageType.text, uuid: uuidFor(uuid, id), text });
    }
    return open.length;
  });
}

/** The message's uuid for one application, always the same, so that it is stored once. */
function uuidFor(sending: string, applicationId: number): string {
  const hex = createHash('sha256').update(`${sending}/${applicationId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

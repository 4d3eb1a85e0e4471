import { applicationDecided, applicationReopened } from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { verifiedAmong } from '../../accounts/index.ts';
import { postMessage } from '../../chat/index.ts';
import { jobs } from '../../jobs/index.ts';
import { clearUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { type ApplicationRow, applicationDecisions, applicationSteps, applications } from '../applications.tables.ts';

/** Sends decisions that can no longer be undone. */
export const sendDecisions = defineTask({
  name: 'applications.send-decisions',
  payload: z.object({ decision_ids: z.array(z.number()) }),
});

/** Called once at start, before the tasks start. */
export function registerDecisions(services: Services): void {
  services.tasks.work(sendDecisions, ({ decision_ids }) => deliverDecisions(services, decision_ids));
}

/** Sends decisions that waited for the employer's e-mail to be confirmed; those that can still be undone have a task. */
export async function sendWaitingDecisions(
  services: Services,
  tx: Transaction,
  employerId: number,
): Promise<undefined> {
  const waiting = await tx
    .select({ id: applicationDecisions.id })
    .from(applicationDecisions)
    .innerJoin(applications, eq(applications.id, applicationDecisions.applicationId))
    .where(
      and(
        eq(applications.employerId, employerId),
        isNull(applicationDecisions.sentAt),
        isNull(applicationDecisions.undoneAt),
        lte(applicationDecisions.sendAt, services.clock.now()),
      ),
    );
  const decision_ids = waiting.map(({ id }) => id);
  if (decision_ids.length > 0) await services.tasks.enqueue(tx, sendDecisions, { decision_ids });
}

/**
 * Sends decisions, except those that were undone, replaced or sent before, or are about a withdrawn application. If the employer's
 * e-mail is not confirmed, the decision is sent when it is.
 */
async function deliverDecisions(services: Services, decisionIds: readonly number[]): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const found = await tx
      .select({ decision: applicationDecisions, application: applications, jobTitle: jobs.title })
      .from(applicationDecisions)
      .innerJoin(applications, eq(applications.id, applicationDecisions.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(inArray(applicationDecisions.id, [...decisionIds]))
      .orderBy(asc(applications.id))
      .for('update', { of: [applicationDecisions, applications] });
    const now = services.clock.now();
    const reachable = await verifiedAmong(
      tx,
      found.map(({ application }) => application.employerId),
    );
    for (const { decision, application, jobTitle } of found) {
      if (decision.sentAt || decision.undoneAt || !reachable.has(application.employerId)) continue;
      const isActive = application.withdrawnAt === null;
      await tx
        .update(applicationDecisions)
        .set(isActive ? { sentAt: now } : { undoneAt: now })
        .where(eq(applicationDecisions.id, decision.id));
      if (!isActive) continue;
      await tx.update(applications).set({ seekerReject: decision.reject }).where(eq(applications.id, application.id));
      if (decision.reject === rejectState.open) {
        await publishReopened(tx, services, application, now);
        continue;
      }
      await tx.insert(applicationSteps).values({
        applicationId: application.id,
        kind: decision.reject === rejectState.parked ? 'parked' : 'rejected',
        at: now,
        message: decision.message,
      });
      if (decision.message) {
        const pair = { seekerId: application.userId, employerId: application.employerId };
        const type = decision.reject === rejectState.parked ? messageType.pending : messageType.rejected;
        await postMessage(tx, services, { ...pair, from: 'employer' }, { type, text: decision.message, jobTitle });
      }
      // An applicant who was decided on without being opened no longer counts as unread.
      await clearUnread(tx, services, { kind: 'application', subjectId: application.id });
      await services.tasks.publish(tx, applicationDecided, {
        application_id: application.id,
        job_id: application.jobId,
        employer_id: application.employerId,
        seeker_id: application.userId,
        decision_id: decision.id,
        reject: decision.reject,
      });
    }
  });
}

/** Writes the step if the seeker was notified of the decision, and notifies them after a rejection. */
async function publishReopened(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  if (application.seekerReject === rejectState.open) return;
  const [step] = await tx
    .insert(applicationSteps)
    .values({ applicationId: application.id, kind: 'reopened', at: now })
    .returning({ id: applicationSteps.id });
  if (application.seekerReject !== rejectState.rejected || !step) return;
  await services.tasks.publish(tx, applicationReopened, {
    application_id: application.id,
    job_id: application.jobId,
    employer_id: application.employerId,
    seeker_id: application.userId,
    step_id: step.id,
  });
}

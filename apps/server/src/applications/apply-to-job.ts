import { applicationReceived } from '@jobblik/contract/applications/applications.events';
import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import { findJobForApplying } from '../jobs/index.ts';
import { markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { type AdAnswer, answeredQuestions } from './ad-questions.rules.ts';
import { applicationFiles, applicationSteps, applications } from './applications.tables.ts';
import { type FromCv, filesToSend, hasNoFile } from './files-to-send.ts';
import { indexApplication } from './review/index-applicants.ts';

export interface ApplyOptions {
  jobId: number;
  message: string;
  uuid: string | undefined;
  files: Partial<Record<ApplicationFileField, StoredFile | undefined>>;
  /** Files of the person's CV to send with it. */
  fromCv: FromCv;
  answers: readonly AdAnswer[];
}

/** The application that was sent, or why none was. */
export type ApplyOutcome = { applicationId: number } | { refused: 'not_a_seeker' | 'applied_before' };

/**
 * Sends an application (spec 1§7, 2§8). The ad decides who receives it.
 * @returns also the earlier application when the same form is sent again
 * @throws Problem `not_found` for an unknown ad; `job_closed` when it cannot be applied to; `apply_elsewhere` for a redirect ad;
 * `invalid_input` when there is neither a message nor an answer nor a file, or when a file is not in the person's CV any more or an answer does
 * not belong to a question of the ad
 */
export async function applyToJob(services: Services, who: SignedIn, options: ApplyOptions): Promise<ApplyOutcome> {
  if (who.role !== 'seeker') return { refused: 'not_a_seeker' };
  if (options.message === '' && options.answers.every(({ text }) => text === '') && hasNoFile(options)) {
    throw new Problem('invalid_input', { fields: [{ path: 'message', code: 'required' }] });
  }
  return await inTransaction(services.db, async (tx) => {
    // Locked until the end: a concurrent removal of the account waits, then finds the application and erases it.
    if (!(await lockUser(tx, who.userId))) throw new Problem('unauthenticated');
    const earlier = await findApplication(tx, options.jobId, who.userId);
    if (earlier) return repeated(earlier, options);
    const job = await findJobForApplying(tx, options.jobId, services.clock.now());
    if (!job) throw new Problem('not_found');
    if (job.state !== 'live') throw new Problem('job_closed');
    if (job.isRedirect) throw new Problem('apply_elsewhere');
    const createdAt = services.clock.now();
    const [created] = await tx
      .insert(applications)
      .values({
        jobId: job.id,
        userId: who.userId,
        employerId: job.userId,
        uuid: options.uuid ?? null,
        message: options.message,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!created) return repeated(await findApplication(tx, options.jobId, who.userId), options);
    for (const { role, fileId } of await filesToSend(tx, who.userId, options)) {
      await services.files.claim(tx, fileId);
      await tx.insert(applicationFiles).values({ applicationId: created.id, role, fileId });
    }
    const answered = answeredQuestions(job.questions, options.answers);
    if (answered.length > 0) {
      const parties = { employerId: job.userId, seekerId: who.userId, jobId: job.id };
      await services.ports.applications.questions.sendWithApplication(tx, parties, answered, createdAt);
    }
    await tx.insert(applicationSteps).values({ applicationId: created.id, kind: 'received', at: createdAt });
    await indexApplication(tx, created.id);
    await markUnread(tx, services, { userId: job.userId, kind: 'application', refId: job.id, subjectId: created.id });
    await services.tasks.publish(tx, applicationReceived, {
      application_id: created.id,
      job_id: job.id,
      employer_id: job.userId,
      seeker_id: who.userId,
    });
    return { applicationId: created.id };
  });
}

interface Earlier {
  id: number;
  uuid: string | null;
  withdrawnAt: Date | null;
}

async function findApplication(tx: Transaction, jobId: number, userId: number): Promise<Earlier | undefined> {
  const [row] = await tx
    .select({ id: applications.id, uuid: applications.uuid, withdrawnAt: applications.withdrawnAt })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));
  return row;
}

/** The application if the same form is sent again and was not withdrawn; a refusal for another form. */
function repeated(earlier: Earlier | undefined, options: ApplyOptions): ApplyOutcome {
  const isRepeat = earlier && earlier.uuid !== null && earlier.uuid === options.uuid && earlier.withdrawnAt === null;
  return isRepeat ? { applicationId: earlier.id } : { refused: 'applied_before' };
}

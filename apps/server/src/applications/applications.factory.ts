import {
  type ApplicationFileRole,
  applicationFileRoles,
  type VideoStatus,
} from '@jobblik/contract/applications/applications.rules';
import { markUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applicationFiles, applicationSteps, applications } from './applications.tables.ts';
import { indexApplication } from './review/index-applicants.ts';

export interface ApplicationOptions {
  jobId: number;
  userId: number;
  employerId: number;
  message?: string;
  /** A decision that the applicant has been notified of. */
  reject?: number;
  ratingPoint?: number;
  /** State of the video interview; default none. */
  vStatus?: VideoStatus;
  withdrawnAt?: Date;
  /** Whether the employer has opened it, or when; default no. */
  seen?: boolean | Date;
  createdAt?: Date;
  /** Stored files by their role. */
  files?: Partial<Record<ApplicationFileRole, string>>;
}

/** Creates an application like applying, without notifications. @returns its id */
export async function makeApplication(services: Services, options: ApplicationOptions): Promise<number> {
  const { files = {}, seen = false, ...values } = options;
  const createdAt = options.createdAt ?? services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const [made] = await tx
      .insert(applications)
      .values({
        message: 'Jeg vil gerne høre mere om jobbet.',
        ...values,
        seekerReject: options.reject ?? 0,
        createdAt,
        ...(seen && { seenAt: seen === true ? services.clock.now() : seen, seenBy: options.employerId }),
      })
      .returning({ id: applications.id });
    if (!made) throw new Error('the application was not made');
    for (const role of applicationFileRoles) {
      const fileId = files[role];
      if (!fileId) continue;
      await services.files.claim(tx, fileId);
      await tx.insert(applicationFiles).values({ applicationId: made.id, role, fileId });
    }
    await tx.insert(applicationSteps).values({ applicationId: made.id, kind: 'received', at: createdAt });
    await indexApplication(tx, made.id);
    if (!seen)
      await markUnread(tx, services, {
        userId: options.employerId,
        kind: 'application',
        refId: options.jobId,
        subjectId: made.id,
      });
    return made.id;
  });
}

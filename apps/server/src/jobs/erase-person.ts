import { eq } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { changeLife } from './change-life.ts';
import { jobReports, jobs, savedJobs } from './jobs.tables.ts';
import { publishEnd } from './own/publish-end.ts';

/**
 * Erases an employer's ads, except that there was one, and its title: applicants see it in their history, and hear that it has
 * ended. Idempotent.
 */
export async function eraseEmployersJobs(services: Services, userId: number): Promise<void> {
  const { db, files, clock } = services;
  await inTransaction(db, async (tx) => {
    const own = await tx.select().from(jobs).where(eq(jobs.userId, userId)).for('update');
    if (own.length === 0) return;
    const now = clock.now();
    for (const job of own) {
      await files.release(tx, job.logoFileId);
      await files.release(tx, job.descriptionFileId);
      if (!job.deletedAt) await publishEnd(tx, services, { ...job, deletedAt: now });
    }
    await changeLife(tx, own, { now, change: ({ deletedAt }) => ({ ...erased, deletedAt: deletedAt ?? now }) });
  });
}

const erased = {
  companyName: null,
  companyWebsite: null,
  url: null,
  isRedirect: false,
  realUrl: null,
  descriptionHtml: '',
  description: '',
  teaser: '',
  contactPerson: null,
  contactEmail: null,
  contactPhone: null,
  address: null,
  logoFileId: null,
  descriptionFileId: null,
} as const;

/** Erases a person's saved ads, that a report came from them, and its text; its ticked reasons are kept. */
export async function forgetSeeker({ db }: Services, userId: number): Promise<void> {
  await db.delete(savedJobs).where(eq(savedJobs.userId, userId));
  await db.update(jobReports).set({ userId: null, report: '' }).where(eq(jobReports.userId, userId));
}

import { eq } from 'drizzle-orm';
import type { ErasePerson } from '../accounts/index.ts';
import { applications } from './applications.tables.ts';

/** Takes an employer who removes the account out of the applications that people sent them, which stay with these people. */
export const forgetInApplications: ErasePerson = async (tx, { userId, forget }) => {
  const received = await tx
    .select({ id: applications.id, message: applications.message })
    .from(applications)
    .where(eq(applications.employerId, userId));
  for (const { id, message } of received) {
    const changed = forget(message);
    if (changed !== message) await tx.update(applications).set({ message: changed }).where(eq(applications.id, id));
  }
};

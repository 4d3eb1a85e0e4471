import { Problem } from '@jobblik/contract/kernel/problem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { readSignedId } from '../../platform/signed-id.ts';
import { strangerPurpose } from './mail-strangers.ts';
import { strangerMailReports, strangerMailStops, strangerMails } from './strangers.tables.ts';

/** The mail of a token. @throws Problem `not_found` for a token that this installation did not issue, and of a forgotten mail */
async function findMail({ db, env }: Pick<Services, 'db' | 'env'>, token: string) {
  const id = readSignedId(env, strangerPurpose, token);
  const [mail] = id === undefined ? [] : await db.select().from(strangerMails).where(eq(strangerMails.id, id));
  if (!mail) throw new Problem('not_found');
  return mail;
}

/** Stops all mails to the address of a mail from people who do not know it. Running it again changes nothing. */
export async function stopStrangerMails(services: Services, token: string): Promise<void> {
  const { addressHash } = await findMail(services, token);
  await services.db
    .insert(strangerMailStops)
    .values({ addressHash, createdAt: services.clock.now() })
    .onConflictDoNothing();
}

/** Reports the sender of a mail to the operator. A report that was handled is open again. */
export async function reportStrangerMail(services: Services, token: string): Promise<void> {
  const { addressHash, senderId } = await findMail(services, token);
  const values = { createdAt: services.clock.now(), handledAt: null };
  await services.db
    .insert(strangerMailReports)
    .values({ senderId, addressHash, ...values })
    .onConflictDoUpdate({ target: [strangerMailReports.senderId, strangerMailReports.addressHash], set: values });
}

/** Open reports of mails to strangers for the operator, the oldest first. The address is not stored, so it is not named. */
export async function openMailReports(db: Database): Promise<{ id: number; at: Date; senderId: number }[]> {
  return await db
    .select({
      id: strangerMailReports.id,
      at: strangerMailReports.createdAt,
      senderId: strangerMailReports.senderId,
    })
    .from(strangerMailReports)
    .where(isNull(strangerMailReports.handledAt))
    .orderBy(asc(strangerMailReports.createdAt));
}

/** Marks a report as handled. @returns false if there is no open one */
export async function handleMailReport(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(strangerMailReports)
    .set({ handledAt: now })
    .where(and(eq(strangerMailReports.id, id), isNull(strangerMailReports.handledAt)))
    .returning({ id: strangerMailReports.id });
  return done.length > 0;
}

/** Removes what was counted and reported about a sender, with the account. */
export async function forgetStrangerMails(tx: Transaction, senderId: number): Promise<void> {
  await tx.delete(strangerMails).where(eq(strangerMails.senderId, senderId));
  await tx.delete(strangerMailReports).where(eq(strangerMailReports.senderId, senderId));
}

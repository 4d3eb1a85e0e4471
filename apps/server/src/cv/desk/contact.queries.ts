import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { type ContactRequestRow, cvContactRequests } from './cv-desk.tables.ts';

export async function findContactRequest(
  db: Database | Transaction,
  employerId: number,
  seekerId: number,
): Promise<ContactRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(cvContactRequests)
    .where(and(eq(cvContactRequests.employerId, employerId), eq(cvContactRequests.seekerId, seekerId)));
  return row;
}

/** True when the seeker shows themselves to the employer. */
export async function hasAcceptedContact(db: Database, employerId: number, seekerId: number): Promise<boolean> {
  return (await findContactRequest(db, employerId, seekerId))?.state === 'accepted';
}

/** Requests to a seeker with who asked, unanswered ones first, then the newest. */
export async function contactRequestsTo(db: Database, seekerId: number) {
  return await db
    .select({
      request: cvContactRequests,
      companyId: companies.id,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      signedUpAs: users.companyName,
      name: users.name,
    })
    .from(cvContactRequests)
    .innerJoin(users, and(eq(users.id, cvContactRequests.employerId), isNull(users.removedAt)))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(cvContactRequests.seekerId, seekerId))
    .orderBy(sql`${cvContactRequests.state} = 'open' desc`, desc(cvContactRequests.askedAt), desc(cvContactRequests.id))
    .limit(200);
}

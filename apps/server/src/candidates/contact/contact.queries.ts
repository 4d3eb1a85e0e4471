import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { type ContactRequestRow, cvContactRequests } from '../candidates.tables.ts';

/** The request of one employer to one seeker, of which there is at most one. */
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

/** The seekers among these who have accepted the employer's contact request. */
export async function haveAcceptedContact(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ seekerId: cvContactRequests.seekerId })
    .from(cvContactRequests)
    .where(
      and(
        eq(cvContactRequests.employerId, employerId),
        inArray(cvContactRequests.seekerId, [...seekerIds]),
        eq(cvContactRequests.state, 'accepted'),
      ),
    );
  return new Set(rows.map(({ seekerId }) => seekerId));
}

/** Requests to a seeker from employers with a confirmed e-mail, with the employer, unanswered ones first, then the newest. */
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
    .where(and(eq(cvContactRequests.seekerId, seekerId), isNotNull(users.emailVerifiedAt)))
    .orderBy(sql`${cvContactRequests.state} = 'open' desc`, desc(cvContactRequests.askedAt), desc(cvContactRequests.id))
    .limit(200);
}

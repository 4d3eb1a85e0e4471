import type { SentContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { desc, eq, sql } from 'drizzle-orm';
import { readUnreadByRef } from '../../notices/index.ts';
import type { Services } from '../../platform/services.ts';
import { cvContactRequests } from '../candidates.tables.ts';
import { listCandidates } from '../list-candidates.ts';
import { viewerOf } from '../viewer.ts';
import { presentContactRequest } from './contact.present.ts';

/** Requests on the employer's dashboard. */
const most = 10;

/** An employer's contact requests, the last changed first. Demo visitors see people of the sample data only. */
export async function listSentContactRequests(services: Services, who: SignedIn): Promise<SentContactRequest[]> {
  const viewer = await viewerOf(services, who);
  const rows = await services.db
    .select()
    .from(cvContactRequests)
    .where(eq(cvContactRequests.employerId, who.userId))
    .orderBy(
      desc(sql`coalesce(${cvContactRequests.answeredAt}, ${cvContactRequests.askedAt})`),
      desc(cvContactRequests.id),
    )
    .limit(most);
  const listed = await listCandidates(
    services,
    viewer,
    rows.map(({ seekerId }) => seekerId),
  );
  const unread = await readUnreadByRef(services.db, who.userId, 'contact_answer');
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  const requests = rows.map((row) => ({
    ...presentContactRequest(row),
    request_id: row.id,
    candidate: byId.get(row.seekerId) ?? null,
    is_new: unread.has(row.seekerId),
  }));
  return who.demo ? requests.filter(({ candidate }) => candidate !== null) : requests;
}

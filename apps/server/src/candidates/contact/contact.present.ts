import type { ContactRequest, ReceivedContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import type { ContactRequestRow } from '../candidates.tables.ts';
import type { contactRequestsTo } from './contact.queries.ts';

/** A request as the employer who made it sees it. */
export function presentContactRequest({ state, message, askedAt, answeredAt }: ContactRequestRow): ContactRequest {
  return { state, message, asked_at: askedAt.toISOString(), answered_at: answeredAt?.toISOString() ?? null };
}

/** A request as the seeker sees it. @param link the address of a logo */
export function presentReceivedRequest(
  row: Awaited<ReturnType<typeof contactRequestsTo>>[number],
  link: (fileId: string) => string,
): ReceivedContactRequest {
  return {
    ...presentContactRequest(row.request),
    request_id: row.request.id,
    company: {
      user_id: row.request.employerId,
      company_id: row.companyId,
      name: row.companyName ?? (row.signedUpAs || row.name),
      logo: row.logoFileId ? link(row.logoFileId) : null,
    },
  };
}

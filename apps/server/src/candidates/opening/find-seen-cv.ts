import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { anonymousForm } from '../anonymity/anonymous-form.ts';
import { cvViewOf, type SeenCv } from '../candidates.policy.ts';
import { type CandidateRow, candidateRows } from '../candidates.queries.ts';
import { readRelationship } from '../relationships.ts';
import { membershipRequired, viewerOf } from '../viewer.ts';

/** A published CV as one employer sees it. */
export interface SeenByEmployer {
  row: CandidateRow;
  /** The visible part of its content. */
  seen: CvContent;
  anonymous: boolean;
  /** The person has applied to the employer. */
  applied: boolean;
  /** Employers can find it: it is not hidden, and its account is active. */
  searchable: boolean;
}

/**
 * The CV of a person, with the parts that an employer may see.
 * @throws Problem `membership_required`, whether or not the CV exists; `not_found` if this employer may not see one
 */
export async function findSeenCv(services: Services, who: SignedIn, userId: number): Promise<SeenByEmployer> {
  const viewer = await viewerOf(services, who);
  const [row] = await candidateRows(services.db).execute({ ids: `{${userId}}`, viewer: who.userId });
  const relationship = await readRelationship(services, who.userId, userId);
  const cv = row && seenCvOf(row);
  const view = cv ? cvViewOf(who, cv, { paid: viewer.paid, ...relationship }) : 'none';
  if (view !== 'none' && view !== 'draft' && row?.content) {
    const anonymous = view === 'anonymous';
    return {
      row,
      seen: anonymous ? anonymousForm({ ...row, content: row.content }, row.name) : row.content,
      anonymous,
      applied: relationship.applied,
      searchable: row.visibility !== 'hidden',
    };
  }
  throw viewer.paid ? new Problem('not_found') : membershipRequired();
}

function seenCvOf({
  userId,
  visibility,
  heldVisibility,
  sample,
  publishedAt,
  deactivatedAt,
  removedAt,
}: CandidateRow): SeenCv {
  const active = deactivatedAt === null && removedAt === null;
  const takenDown = heldVisibility !== null;
  return { userId, published: publishedAt !== null, visibility, takenDown, active, sample };
}

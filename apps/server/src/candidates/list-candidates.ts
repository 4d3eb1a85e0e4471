import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { Services } from '../platform/services.ts';
import { anonymousForm } from './anonymity/anonymous-form.ts';
import { presentCandidate } from './candidate.present.ts';
import { cvViewOf } from './candidates.policy.ts';
import { type CandidateRow, candidateRows } from './candidates.queries.ts';
import { type Relationship, readRelationships } from './relationships.ts';
import type { Viewer } from './viewer.ts';

export interface ListedCandidate {
  candidate: Candidate;
  heart: boolean;
  /** The visible part of the CV. */
  content: CvContent;
  cityId: number | null;
}

/** Lifetime of the pictures' links in seconds. */
const linkLifetime = 3600;

/**
 * Candidates by user id, in the given order; those that the viewer may not or no longer see are left out.
 * @param options `asIndexed`: only those whose visibility is still the one in the index, so that nobody is found by what they have
 *   just hidden
 */
export async function listCandidates(
  services: Services,
  viewer: Viewer,
  userIds: readonly number[],
  { asIndexed = false }: { asIndexed?: boolean } = {},
): Promise<ListedCandidate[]> {
  if (userIds.length === 0) return [];
  const rows = await candidateRows(services.db).execute({
    ids: `{${userIds.join()}}`,
    viewer: viewer.who?.userId ?? 0,
  });
  const inDoubt = viewer.who ? rows.filter((row) => !isShownToAll(row, viewer)).map(({ userId }) => userId) : [];
  const relationshipWith = await readRelationships(services, viewer.who?.userId ?? 0, inDoubt);
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return userIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row || (asIndexed && row.indexedAs !== row.visibility)) return [];
    return shown(services, viewOf(viewer, row, relationshipWith(id)), row) ?? [];
  });
}

/** For every viewer, without a relationship. */
function isShownToAll({ visibility }: CandidateRow, { paid }: Viewer): boolean {
  return visibility === 'named' && paid;
}

function shown(
  services: Services,
  view: 'full' | 'anonymous' | 'none',
  row: CandidateRow,
): ListedCandidate | undefined {
  if (view === 'none' || !row.content) return undefined;
  const anonymous = view === 'anonymous';
  const seen = anonymous ? anonymousForm({ ...row, content: row.content }, row.name) : row.content;
  const link = (fileId: string) => services.files.link(fileId, { lifetime: linkLifetime });
  return {
    candidate: presentCandidate(row, { seen, anonymous, link }),
    heart: row.savedAt !== null,
    content: seen,
    cityId: row.cityId,
  };
}

/** How much of a CV the viewer sees. */
function viewOf(
  { who, paid, sampleOnly }: Viewer,
  row: CandidateRow,
  relationship: Relationship,
): 'full' | 'anonymous' | 'none' {
  const { userId, visibility, sample } = row;
  const takenDown = row.heldVisibility !== null;
  const published = row.publishedAt !== null;
  const active = row.deactivatedAt === null && row.removedAt === null;
  if (sampleOnly && !sample) return 'none';
  if (!who) {
    if (!published || !active || visibility === 'hidden') return 'none';
    return visibility === 'named' ? 'full' : 'anonymous';
  }
  const view = cvViewOf(who, { userId, published, visibility, takenDown, active, sample }, { paid, ...relationship });
  return view === 'draft' ? 'none' : view;
}

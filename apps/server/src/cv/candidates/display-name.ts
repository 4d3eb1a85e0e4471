import type { Candidate } from '@jobblik/contract/cv/cv-search.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { listCandidates } from './list-candidates.ts';
import { viewerOf } from './viewer.ts';

const word = words('mail');

/** Name of a candidate in a line of text: the name, else the headline of an anonymous one. */
export function displayName(candidate: Candidate | undefined): string {
  const { first_name = '', last_name = '', headline = '' } = candidate ?? {};
  return `${first_name} ${last_name}`.trim() || headline || word('cv.anonymous');
}

/** Name of a CV's owner in a notification or a mail to an employer: the name only if the employer now sees it in the CV. */
export async function displayNameFor(services: Services, employerId: number, seekerId: number): Promise<string> {
  return displayName(await candidateFor(services, employerId, seekerId));
}

/** {@link displayNameFor} for several, by user id; the result has every id. */
export async function displayNamesFor(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(seekerIds)];
  const listed = await listCandidates(services, await viewerOf(services, asEmployer(employerId)), ids);
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  return new Map(ids.map((id) => [id, displayName(byId.get(id))]));
}

function asEmployer(userId: number): SignedIn {
  return { kind: 'user', userId, role: 'employer', demo: false, sessionId: '' };
}

/** A candidate as one employer sees them now; undefined if the employer cannot open the CV. */
export async function candidateFor(
  services: Services,
  employerId: number,
  seekerId: number,
): Promise<Candidate | undefined> {
  const viewer = await viewerOf(services, asEmployer(employerId));
  const [listed] = await listCandidates(services, viewer, [seekerId]);
  return listed?.candidate;
}

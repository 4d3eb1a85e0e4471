import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { inArray } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { listCandidates } from './list-candidates.ts';
import { type Relationship, readRelationships } from './relationships.ts';
import { viewerOf } from './viewer.ts';

const word = words('mail');

/** Name of a candidate in a line of text: the name, else the headline of an anonymous one. */
export function displayName(candidate: Candidate | undefined): string {
  const { first_name = '', last_name = '', headline = '' } = candidate ?? {};
  return `${first_name} ${last_name}`.trim() || headline || word('cv.anonymous');
}

/** {@link displayNamesFor} of one person. */
export async function displayNameFor(services: Services, employerId: number, seekerId: number): Promise<string> {
  return (await displayNamesFor(services, employerId, [seekerId])).get(seekerId) ?? word('cv.anonymous');
}

/**
 * Names of job seekers in notifications and mails to an employer, by user id; the result has every id. As in the chat, who has
 * applied to or answered the employer has a name; for everybody else it is what the employer now sees in the CV.
 */
export async function displayNamesFor(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(seekerIds)];
  if (ids.length === 0) return new Map();
  const [people, relationship, listed] = await Promise.all([
    services.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
    readRelationships(services, employerId, ids),
    listCandidates(services, await viewerOf(services, asEmployer(employerId)), ids),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  return new Map(ids.map((id) => [id, (isKnown(relationship(id)) && names.get(id)) || displayName(byId.get(id))]));
}

/** Whether an employer knows the name of a job seeker from what that person has sent. */
export function isKnown({ applied, answered }: Relationship): boolean {
  return applied || answered;
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

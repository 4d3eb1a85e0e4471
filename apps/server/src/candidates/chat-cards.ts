import { and, eq, inArray } from 'drizzle-orm';
import { isVerifiedPerson, users } from '../accounts/index.ts';
import type { SeekerCard } from '../chat/index.ts';
import { cvs } from '../cv/cv.tables.ts';
import { cvIsSearchable } from '../cv/index.ts';
import { entitlement } from '../membership/index.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { displayName, isKnown } from './display-name.ts';
import { listCandidates } from './list-candidates.ts';
import { readRelationships } from './relationships.ts';

const word = words('mail');

/** Lifetime in seconds of the pictures' links in a list of contacts. */
const linkLifetime = 24 * 3600;

/**
 * Seekers in the chat as an employer sees them. People who have applied to or answered the employer have a name; for everybody else
 * it is what a paying employer now sees in the CV, since an employer whose membership has ended has read the name before.
 */
export async function seekerCards(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Map<number, SeekerCard>> {
  if (seekerIds.length === 0) return new Map();
  const who = { kind: 'user', userId: employerId, role: 'employer', demo: false, sessionId: '' } as const;
  const [people, relationship, listed] = await Promise.all([
    services.db
      .select({ id: users.id, name: users.name, avatarFileId: users.avatarFileId })
      .from(users)
      .where(inArray(users.id, [...seekerIds])),
    readRelationships(services, employerId, seekerIds),
    listCandidates(services, { who, paid: true, sampleOnly: false }, seekerIds),
  ]);
  const candidates = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  return new Map(
    people.map(({ id, name, avatarFileId }) => {
      const candidate = candidates.get(id);
      const wish = candidate?.headline ?? '';
      if (!isKnown(relationship(id)))
        return [
          id,
          { name: displayName(candidate), picture: candidate?.avatar ?? '', wish: candidate?.anonymous ? '' : wish },
        ];
      const own = avatarFileId ? services.files.link(avatarFileId, { lifetime: linkLifetime }) : '';
      return [
        id,
        { name: name || displayName(candidate) || word('cv.anonymous'), picture: candidate?.avatar ?? own, wish },
      ];
    }),
  );
}

/** The seekers among these whose named CV a paid membership unlocks for an employer with a confirmed e-mail. */
export async function haveOpenCv(
  { db, clock }: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  if (seekerIds.length === 0 || !(await entitlement(db, employerId, clock.now())).paid) return new Set();
  const [employer] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, employerId), isVerifiedPerson(users.id)));
  if (!employer) return new Set();
  const rows = await db
    .select({ userId: cvs.userId })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(inArray(cvs.userId, [...seekerIds]), eq(cvs.visibility, 'named'), cvIsSearchable()));
  return new Set(rows.map(({ userId }) => userId));
}

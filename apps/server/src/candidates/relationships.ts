import type { Services } from '../platform/services.ts';
import type { Connection } from './candidates.policy.ts';
import { haveAcceptedContact } from './contact/contact.queries.ts';

/** Relationship of an employer with a seeker, except the membership. */
export type Relationship = Omit<Connection, 'paid'>;

/** The relationships of an employer with several seekers; the number of queries is constant. */
export async function readRelationships(
  { db, ports }: Pick<Services, 'db' | 'ports'>,
  employerId: number,
  seekerIds: readonly number[],
): Promise<(seekerId: number) => Relationship> {
  if (seekerIds.length === 0) return () => ({ applied: false, answered: false });
  const [applied, answered, accepted] = await Promise.all([
    ports.candidates.haveApplied(db, employerId, seekerIds),
    ports.candidates.haveAnswered(db, employerId, seekerIds),
    haveAcceptedContact(db, employerId, seekerIds),
  ]);
  return (id) => ({ applied: applied.has(id), answered: answered.has(id) || accepted.has(id) });
}

/** The relationship of an employer with one seeker. */
export async function readRelationship(
  services: Pick<Services, 'db' | 'ports'>,
  employerId: number,
  seekerId: number,
): Promise<Relationship> {
  return (await readRelationships(services, employerId, [seekerId]))(seekerId);
}

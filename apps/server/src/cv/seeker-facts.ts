import type { DashboardAgent, DashboardInterview } from '@jobblik/contract/cv/cv-pages.schema';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { Connection } from './cv.policy.ts';
import { haveAcceptedContact } from './desk/contact.queries.ts';

/** What CVs and the seeker's dashboard show of slices above this one. Each provides its own part. */
export interface SeekerFacts {
  jobAgents(services: Services, userId: number): Promise<DashboardAgent[]>;
  /** Interviews from today on, the next one first. */
  interviews(services: Services, userId: number): Promise<DashboardInterview[]>;
  /** Those of the people who have applied to an employer. */
  haveApplied(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Those of the people who have answered an employer. */
  haveAnswered(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Until they introduce themselves, there are no agents, interviews, applications and answers. */
const facts: SeekerFacts = {
  jobAgents: async () => [],
  interviews: async () => [],
  haveApplied: async () => new Set(),
  haveAnswered: async () => new Set(),
};

/** Called when the server is put together, by each slice that knows some of it. */
export function provideSeekerFacts(provided: Partial<SeekerFacts>): void {
  Object.assign(facts, provided);
}

/** What was provided at the start; what nobody provides is empty. */
export function seekerFacts(): SeekerFacts {
  return facts;
}

/** What connects an employer with a seeker, the membership aside. */
export type Bond = Omit<Connection, 'paid'>;

/** The bonds of an employer with each of several seekers; the number of queries does not grow with theirs. */
export async function bondsOf(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<(seekerId: number) => Bond> {
  if (seekerIds.length === 0) return () => ({ applied: false, answered: false });
  const [applied, answered, accepted] = await Promise.all([
    facts.haveApplied(db, employerId, seekerIds),
    facts.haveAnswered(db, employerId, seekerIds),
    haveAcceptedContact(db, employerId, seekerIds),
  ]);
  return (id) => ({ applied: applied.has(id), answered: answered.has(id) || accepted.has(id) });
}

/** The bond of an employer with one seeker. */
export async function bondOf(db: Database, employerId: number, seekerId: number): Promise<Bond> {
  return (await bondsOf(db, employerId, [seekerId]))(seekerId);
}

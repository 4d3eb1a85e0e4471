import type { DashboardAgent, DashboardInterview } from '@jobblik/contract/cv/cv-pages.schema';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { Connection } from './cv.policy.ts';
import { hasAcceptedContact } from './desk/contact.queries.ts';

/** What CVs and the seeker's dashboard show of slices above this one. Each provides its own part. */
export interface SeekerFacts {
  jobAgents(services: Services, userId: number): Promise<DashboardAgent[]>;
  /** Interviews from today on, the next one first. */
  interviews(services: Services, userId: number): Promise<DashboardInterview[]>;
  hasApplied(db: Database, employerId: number, seekerId: number): Promise<boolean>;
  hasAnswered(db: Database, employerId: number, seekerId: number): Promise<boolean>;
}

/** Until they introduce themselves, there are no agents, interviews, applications and answers. */
const facts: SeekerFacts = {
  jobAgents: async () => [],
  interviews: async () => [],
  hasApplied: async () => false,
  hasAnswered: async () => false,
};

/** Called when the server is put together, by each slice that knows some of it. */
export function provideSeekerFacts(provided: Partial<SeekerFacts>): void {
  Object.assign(facts, provided);
}

export function seekerFacts(): SeekerFacts {
  return facts;
}

/** What connects an employer with a seeker, the membership aside. */
export async function bondOf(db: Database, employerId: number, seekerId: number): Promise<Omit<Connection, 'paid'>> {
  const [applied, answered, accepted] = await Promise.all([
    facts.hasApplied(db, employerId, seekerId),
    facts.hasAnswered(db, employerId, seekerId),
    hasAcceptedContact(db, employerId, seekerId),
  ]);
  return { applied, answered: answered || accepted };
}

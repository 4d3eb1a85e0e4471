import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Database } from '../platform/db/db.ts';

/** An application as far as the ad's numbers go. `reject`: 0 open, 1 rejected, 2 parked; withdrawn ones are left out. */
export interface ApplicationBrief {
  id: number;
  jobId: number;
  reject: number;
  /** An interview is asked for, agreed or held. */
  interview: boolean;
}

export interface RecentApplication {
  id: number;
  jobId: number;
  userId: number;
  name: string;
  avatarFileId: string | null;
  reject: number;
  isSeen: boolean;
  createdAt: Date;
}

/** What the screens of ads show about applications, which belong to a slice above this one. */
export interface ApplicationFacts {
  ofJobs(db: Database, jobIds: readonly number[]): Promise<ApplicationBrief[]>;
  /** The newest applications on an employer's ads; for the demo's visitors those of sample people. */
  recent(db: Database, employer: Pick<SignedIn, 'userId' | 'demo'>, limit: number): Promise<RecentApplication[]>;
  /** Applications on an employer's ads for each local day (`YYYY-MM-DD`) from a day on. */
  byDay(db: Database, employerId: number, from: string): Promise<{ day: string; count: number }[]>;
  hasApplied(db: Database, userId: number, jobId: number): Promise<boolean>;
}

/** Until applications introduce themselves, nobody has applied to anything. */
let facts: ApplicationFacts = {
  ofJobs: async () => [],
  recent: async () => [],
  byDay: async () => [],
  hasApplied: async () => false,
};

/** Called once when the server is put together, by the slice that knows applications. */
export function provideApplicationFacts(provided: ApplicationFacts): void {
  facts = provided;
}

export function applicationFacts(): ApplicationFacts {
  return facts;
}

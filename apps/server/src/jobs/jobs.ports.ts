import type { SentApplication } from '@jobblik/contract/jobs/jobs.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** Whose applications are meant; for the demo's visitors only those of sample people. */
export type OfEmployer = Pick<SignedIn, 'userId' | 'demo'>;

/** An application as far as the ad's lists go. `reject`: 0 open, 1 rejected, 2 parked; withdrawn ones are left out. */
export interface ApplicationBrief {
  id: number;
  jobId: number;
  reject: number;
}

/** How many applications an ad has had, withdrawn ones left out. */
export interface ApplicationCounts {
  jobId: number;
  total: number;
  rejected: number;
  /** Those with an interview asked for, agreed or held. */
  interviews: number;
  /** Those that nobody has opened and that are not decided on. */
  unopened: number;
  /** When the oldest of those came; null without any. */
  unopenedSince: Date | null;
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

/** Answers of an applicant that the employer has not read. */
export interface UnreadAnswers {
  applicationId: number;
  jobId: number;
  userId: number;
  name: string;
  avatarFileId: string | null;
  count: number;
  /** When the last answer came. */
  answeredAt: Date;
}

/** What the screens of ads show about applications. */
export interface ApplicationsPort {
  /** Counts of each of an employer's ads that has any. */
  counts(db: Database, employer: OfEmployer): Promise<ApplicationCounts[]>;
  /** The newest applications to each of the ads, at most `most` for each. */
  ofJobs(db: Database, employer: OfEmployer, jobIds: readonly number[], most: number): Promise<ApplicationBrief[]>;
  /** The newest applications on an employer's ads. */
  recent(db: Database, employer: OfEmployer, limit: number): Promise<RecentApplication[]>;
  /** Applications on an employer's ads for each local day (`YYYY-MM-DD`) from a day on. */
  byDay(db: Database, employer: OfEmployer, from: string): Promise<{ day: string; count: number }[]>;
  /** The same for each of the ads, the oldest day first. */
  daysOfJobs(
    db: Database,
    employer: OfEmployer,
    jobIds: readonly number[],
    from: string,
  ): Promise<{ jobId: number; day: string; count: number }[]>;
  /** What a seeker has sent to an ad. */
  sentTo(db: Database, userId: number, jobId: number): Promise<SentApplication>;
}

/** What ads ask of the slices above. */
export interface JobsPorts {
  applications: ApplicationsPort;
  /** An employer's interviews from now on, the next one first, at most `limit`. */
  comingInterviews(services: Services, employer: OfEmployer, limit: number): Promise<EmployerInterview[]>;
  /** Applicants with answers that the employer has not read, the newest first, at most `limit`. */
  unreadAnswers(db: Database, employer: OfEmployer, limit: number): Promise<UnreadAnswers[]>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    jobs: JobsPorts;
  }
}

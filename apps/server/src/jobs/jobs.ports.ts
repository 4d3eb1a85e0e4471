import type { SentApplication } from '@jobblik/contract/jobs/jobs.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** The employer whose applications are read; for the demo's visitors only applications of sample people. */
export type OfEmployer = Pick<SignedIn, 'userId' | 'demo'>;

/** The fields of an application that the ad's lists need. `reject`: 0 open, 1 rejected, 2 parked; withdrawn ones are left out. */
export interface ApplicationBrief {
  id: number;
  jobId: number;
  reject: number;
}

/** Number of applications to an ad, without withdrawn ones. */
export interface ApplicationCounts {
  jobId: number;
  total: number;
  rejected: number;
  /** Those with a requested, agreed or past interview. */
  interviews: number;
  /** Those that nobody has opened or decided on. */
  unopened: number;
  /** When the oldest of those arrived; null without any. */
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
  /** When the last answer arrived. */
  answeredAt: Date;
}

/** The data about applications that the screens of ads show. */
export interface ApplicationsPort {
  /** Counts of each of an employer's ads that has applications. */
  counts(db: Database, employer: OfEmployer): Promise<ApplicationCounts[]>;
  /** The newest applications to each of the ads, at most `most` per ad. */
  ofJobs(db: Database, employer: OfEmployer, jobIds: readonly number[], most: number): Promise<ApplicationBrief[]>;
  /** The newest applications on an employer's ads. */
  recent(db: Database, employer: OfEmployer, limit: number): Promise<RecentApplication[]>;
  /** Number of applications to an employer's ads by local day (`YYYY-MM-DD`), from a day on. */
  byDay(db: Database, employer: OfEmployer, from: string): Promise<{ day: string; count: number }[]>;
  /** The same for each of the ads, the oldest day first. */
  daysOfJobs(
    db: Database,
    employer: OfEmployer,
    jobIds: readonly number[],
    from: string,
  ): Promise<{ jobId: number; day: string; count: number }[]>;
  /** Applications to one ad that were not withdrawn, and the rejected ones among them. */
  ofJob(db: Database, employer: OfEmployer, jobId: number): Promise<{ total: number; rejected: number }>;
  /** The application that a seeker has sent to an ad. */
  sentTo(db: Database, userId: number, jobId: number): Promise<SentApplication>;
}

/** The data that ads need from the slices above. */
export interface JobsPorts {
  applications: ApplicationsPort;
  /** An employer's interviews from now on, the next one first, at most `limit`. */
  comingInterviews(services: Services, employer: OfEmployer, limit: number): Promise<EmployerInterview[]>;
  /** Number of interviews about an ad that are asked for or agreed and were not held. */
  openInterviews(services: Services, employer: OfEmployer, jobId: number): Promise<number>;
  /** Number of questions without an answer on applications to an ad that can still be answered. */
  openQuestions(db: Database, employer: OfEmployer, jobId: number): Promise<number>;
  /** Applicants with answers that the employer has not read, the newest first, at most `limit`. */
  unreadAnswers(db: Database, employer: OfEmployer, limit: number): Promise<UnreadAnswers[]>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    jobs: JobsPorts;
  }
}

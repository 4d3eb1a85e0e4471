import type { DashboardAgent, DashboardInterview } from '@jobblik/contract/cv/cv-pages.schema';
import type { CvInterview } from '@jobblik/contract/cv/cv-search.schema';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** What CVs and the seeker's dashboard ask of the slices above. */
export interface CvPorts {
  jobAgents(services: Services, userId: number): Promise<DashboardAgent[]>;
  /** Interviews from today on, the next one first. */
  interviews(services: Services, userId: number): Promise<DashboardInterview[]>;
  /** Those of the people who have applied to an employer. */
  haveApplied(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Those of the people who have answered an employer. */
  haveAnswered(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** The newest interview of an employer with each of these seekers that was not cancelled. */
  interviewsWith(
    services: Services,
    parties: { employerId: number; seekerIds: readonly number[] },
  ): Promise<ReadonlyMap<number, CvInterview>>;
  /** What an employer has asked about a CV, and the answers. */
  readQuestionsAboutCv(
    services: Services,
    parties: { employerId: number; seekerId: number },
  ): Promise<QuestionsAndAnswers>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    cv: CvPorts;
  }
}

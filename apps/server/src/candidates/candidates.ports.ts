import type { CvInterview } from '@jobblik/contract/candidates/cv-search.schema';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** Functions of the slices above that what employers see of CVs uses. */
export interface CandidatesPorts {
  /** The people among these who have applied to an employer. */
  haveApplied(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** The people among these who have answered an employer. */
  haveAnswered(db: Database, employerId: number, seekerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** The newest interview of an employer with each of these seekers that was not cancelled. */
  interviewsWith(
    services: Services,
    parties: { employerId: number; seekerIds: readonly number[] },
  ): Promise<ReadonlyMap<number, CvInterview>>;
  /** Questions of an employer about a CV, and the answers. */
  readQuestionsAboutCv(
    services: Services,
    parties: { employerId: number; seekerId: number },
  ): Promise<QuestionsAndAnswers>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    candidates: CandidatesPorts;
  }
}

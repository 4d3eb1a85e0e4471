import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { AskedAndAnswered } from '@jobblik/contract/questions/question.schema';
import type { Services } from '../platform/services.ts';

/** A question that is new, and how it may be answered (1 yes, 0 no). */
export interface NewQuestion {
  question: string;
  text: number;
  video: number;
}

/** What an employer sees and does about questions to applicants. */
export interface QuestionsPort {
  /** Questions and answers on applications to an ad, by the applicant's user id. */
  ofAd(
    services: Services,
    ad: { employerId: number; jobId: number; seekerIds: readonly number[] },
  ): Promise<ReadonlyMap<number, AskedAndAnswered>>;
  /** Asks one applicant. @throws Problem `not_found` without a standing application, `invalid_input` when there are too many */
  ask(
    services: Services,
    who: SignedIn,
    to: { seekerId: number; jobId: number },
    list: readonly NewQuestion[],
  ): Promise<unknown>;
}

/** What applications ask of the slices above. */
export interface ApplicationsPorts {
  questions: QuestionsPort;
}

declare module '../platform/ports.ts' {
  interface Ports {
    applications: ApplicationsPorts;
  }
}

import type { GeneralQuestions } from '@jobblik/contract/applications/own-applications.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** A question that is new, and how it may be answered (1 yes, 0 no). */
export interface NewQuestion {
  question: string;
  text: number;
  video: number;
}

/** A question of an ad with the answer that came with an application; empty for none. */
export interface AnsweredAdQuestion extends NewQuestion {
  answer: string;
}

/** How many questions an employer has asked a person about one thing. */
export interface AskCounts {
  all: number;
  unanswered: number;
  /** Instants at which questions came, and were answered, each once. */
  askedAt: Date[];
  answeredAt: Date[];
}

/** What applications show and do about questions. */
export interface QuestionsPort {
  /** Questions and answers on applications to an ad, by the applicant's user id. */
  ofAd(
    services: Services,
    ad: { employerId: number; jobId: number; seekerIds: readonly number[] },
  ): Promise<ReadonlyMap<number, QuestionsAndAnswers>>;
  /**
   * Asks one applicant. @throws Problem `not_found` without an application, or for a withdrawn one, `invalid_input` when there are
   * too many
   */
  ask(
    services: Services,
    who: SignedIn,
    to: { seekerId: number; jobId: number },
    list: readonly NewQuestion[],
  ): Promise<unknown>;
  /**
   * What an ad asks with every application, with the answers that came with this one; those without one can be answered later.
   * Nobody is notified of them apart from the application. The seeker's account is locked.
   */
  sendWithApplication(
    tx: Transaction,
    services: Services,
    parties: { employerId: number; seekerId: number; jobId: number },
    list: readonly AnsweredAdQuestion[],
  ): Promise<void>;
  /** Everything that a seeker was asked on applications, counted for each ad. */
  countOnApplications(
    db: Database,
    seekerId: number,
  ): Promise<readonly (AskCounts & { jobId: number | null; employerId: number })[]>;
  /** What employers have asked about a seeker's CV, one line for each employer, the newest first. */
  generalQuestions(services: Services, who: SignedIn): Promise<GeneralQuestions[]>;
}

/** The video interview of an application (spec 2§3). */
export interface ApplicationInterview {
  uuid: string;
  /** `DD.MM.YYYY` and `HH:mm - HH:mm`; empty without a time. */
  date: string;
  time: string;
  seekerId: number | null;
  /** 0 waiting, 1 can start, 3 ended. */
  ready: number;
}

/** What applications ask of the slices above. */
export interface ApplicationsPorts {
  questions: QuestionsPort;
  /** The newest interview of each of these applications that was not cancelled. */
  interviews(services: Services, applicationIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationInterview>>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    applications: ApplicationsPorts;
  }
}

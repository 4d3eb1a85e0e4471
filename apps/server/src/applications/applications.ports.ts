import type { VideoStatus } from '@jobblik/contract/applications/applications.rules';
import type { GeneralQuestions } from '@jobblik/contract/applications/own-applications.schema';
import type { InterviewFactsOnWire } from '@jobblik/contract/interviews/interview-facts.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** A new question with its allowed kinds of answer (1 yes, 0 no). */
export interface NewQuestion {
  question: string;
  text: number;
  video: number;
}

/** A question of an ad with the answer sent with an application; empty for none. */
export interface AnsweredAdQuestion extends NewQuestion {
  answer: string;
}

/** Number of questions of an employer to a person about one application or CV. */
export interface AskCounts {
  all: number;
  unanswered: number;
  /** The first question without an answer; null without one. */
  next: string | null;
  /** Instants at which questions came, and were answered, each once. */
  askedAt: Date[];
  answeredAt: Date[];
}

/** Functions of questions that applications uses. */
export interface QuestionsPort {
  /** Questions and answers on applications to an ad, by the applicant's user id. */
  ofAd(
    services: Services,
    ad: { employerId: number; jobId: number; seekerIds: readonly number[] },
  ): Promise<ReadonlyMap<number, QuestionsAndAnswers>>;
  /**
   * Asks one applicant.
   * @throws Problem `not_found` without an application, or for a withdrawn one, `invalid_input` when there are too many
   */
  ask(
    services: Services,
    who: SignedIn,
    to: { seekerId: number; jobId: number },
    list: readonly NewQuestion[],
  ): Promise<unknown>;
  /**
   * Stores an ad's questions with an application and its answers; those without an answer can be answered later. They cause no
   * notification besides that of the application. The seeker's account is locked.
   */
  sendWithApplication(
    tx: Transaction,
    parties: { employerId: number; seekerId: number; jobId: number },
    list: readonly AnsweredAdQuestion[],
    createdAt: Date,
  ): Promise<void>;
  /** All questions to a seeker on applications, counted by ad. */
  countOnApplications(
    db: Database,
    seekerId: number,
  ): Promise<readonly (AskCounts & { jobId: number | null; employerId: number })[]>;
  /** Questions of employers about a seeker's CV, one line for each employer, the newest first. */
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
  vStatus: VideoStatus;
  facts: InterviewFactsOnWire;
}

/** Functions of the slices above that applications uses. */
export interface ApplicationsPorts {
  questions: QuestionsPort;
  /** The newest interview of each of these applications that was not cancelled, as one side sees it. */
  interviews(
    services: Services,
    side: 'seeker' | 'employer',
    applicationIds: readonly number[],
  ): Promise<ReadonlyMap<number, ApplicationInterview>>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    applications: ApplicationsPorts;
  }
}

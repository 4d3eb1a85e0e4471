import type { AskedAndAnswered } from '@jobblik/contract/kernel/question.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';

/** A question that is new, and how it may be answered (1 yes, 0 no). */
export interface NewQuestion {
  question: string;
  text: number;
  video: number;
}

/** What the employer's desk shows and does about questions; the slice of questions stands above this one and provides it. */
export interface QuestionFacts {
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

let facts: QuestionFacts = {
  ofAd: async () => new Map(),
  ask: async () => {
    throw new Error('nobody provides questions');
  },
};

/** Called once when the server is put together. */
export function provideQuestionFacts(provided: QuestionFacts): void {
  facts = provided;
}

/** What was provided at the start; without it no questions, and asking fails. */
export function questionFacts(): QuestionFacts {
  return facts;
}

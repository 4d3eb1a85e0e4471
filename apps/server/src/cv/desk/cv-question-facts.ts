import type { AskedAndAnswered } from '@jobblik/contract/kernel/question.schema';
import type { Services } from '../../platform/services.ts';

/** What an employer has asked about a CV; the slice of questions stands above this one and provides it. */
export interface CvQuestionFacts {
  ofCv(services: Services, parties: { employerId: number; seekerId: number }): Promise<AskedAndAnswered>;
}

let facts: CvQuestionFacts = { ofCv: async () => ({ questions: [], answers: [] }) };

/** Called once when the server is put together. */
export function provideCvQuestions(provided: CvQuestionFacts): void {
  facts = provided;
}

/** What was provided at the start; without it nobody has asked anything. */
export function cvQuestionFacts(): CvQuestionFacts {
  return facts;
}

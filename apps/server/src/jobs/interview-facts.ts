import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import type { Services } from '../platform/services.ts';
import type { OfEmployer } from './application-facts.ts';

/** What the dashboard shows about interviews, which belong to a slice above this one. */
export interface InterviewFacts {
  /** An employer's interviews from now on, the next one first, at most `limit`. */
  coming(services: Services, employer: OfEmployer, limit: number): Promise<EmployerInterview[]>;
}

/** Until interviews introduce themselves, there are none. */
let facts: InterviewFacts = { coming: async () => [] };

/** Called once when the server is put together. */
export function provideInterviewFacts(provided: InterviewFacts): void {
  facts = provided;
}

/** What was provided at the start; without it there are no interviews. */
export function interviewFacts(): InterviewFacts {
  return facts;
}

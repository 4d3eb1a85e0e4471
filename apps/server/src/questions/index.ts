import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { applicationWithdrawn } from '@jobblik/contract/applications/applications.events';
import { provideWhenVerified } from '../accounts/index.ts';
import { provideQuestionFacts } from '../applications/index.ts';
import { provideCvQuestions, provideSeekerFacts } from '../cv/index.ts';
import type { Services } from '../platform/services.ts';
import { letOriginalGo, prepareAnswerVideo } from './answer-videos.tasks.ts';
import { letGoOfOriginal, prepareVideo } from './answer-videos.ts';
import { askApplicant } from './ask-questions.ts';
import { haveAnswered, type IsPaid, provideMembership } from './cv-reading.ts';
import { eraseQuestionsOf, eraseQuestionsOn } from './erase-questions.ts';
import { readAnswers, readQuestions, readQuestionsOfAd } from './read-questions.ts';
import { tellWaitingQuestions } from './tell-waiting-questions.ts';

export { makeQuestion } from './questions.factory.ts';
export { questionsNotices } from './questions.notices.ts';
export { questionsRoutes } from './questions.routes.ts';
export { answers, asks, questions } from './questions.tables.ts';

/** Subscriptions of the slice, and what it tells others. Once at start, before the tasks start. */
export function registerQuestions(services: Services, facts: { isPaid: IsPaid }): void {
  provideMembership(facts.isPaid);
  provideSeekerFacts({ haveAnswered });
  provideQuestionFacts({ ofAd: readQuestionsOfAd, ask: askApplicant });
  provideCvQuestions({
    ofCv: async (reading, parties) => ({
      questions: await readQuestions(reading, { ...parties, jobId: null }),
      answers: await readAnswers(reading, { ...parties, jobId: null }),
    }),
  });
  provideWhenVerified('questions', tellWaitingQuestions);
  services.tasks.work(prepareAnswerVideo, ({ answer_id }, { signal }) => prepareVideo(services, answer_id, signal));
  services.tasks.work(letOriginalGo, ({ answer_id }) => letGoOfOriginal(services, answer_id));
  services.tasks.subscribe(accountRemoved, 'questions.erase', async ({ user_id }) =>
    eraseQuestionsOf(services, user_id),
  );
  services.tasks.subscribe(applicationWithdrawn, 'questions.erase-withdrawn', async ({ seeker_id, job_id }) =>
    eraseQuestionsOn(services, { seekerId: seeker_id, jobId: job_id }),
  );
}

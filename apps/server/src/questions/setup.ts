import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { applicationWithdrawn } from '@jobblik/contract/applications/applications.events';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { QuestionsPort } from '../applications/index.ts';
import type { Services } from '../platform/services.ts';
import { prepareAnswerVideo, releaseOriginal } from './answer-videos/answer-videos.tasks.ts';
import { prepareVideo, releaseOriginalFile } from './answer-videos/answer-videos.ts';
import { askQuestionsOfApplicant } from './ask-questions.ts';
import { eraseQuestionsOf, eraseQuestionsOn } from './erase-questions.ts';
import { generalQuestions } from './general-questions.ts';
import { countOnApplications } from './questions.queries.ts';
import { readAnswers, readQuestions, readQuestionsOfAd } from './read-questions.ts';
import { sendWithApplication } from './send-with-application.ts';

export { haveAnswered, haveBeenAsked } from './cv-reading.ts';
export { questionsNotices } from './questions.notices.ts';
export { countOpenQuestions } from './questions.queries.ts';
export { questionsRoutes } from './questions.routes.ts';
export { answers, questions } from './questions.tables.ts';
export { statesOfAsks } from './states-of-asks.ts';
export { listUnreadAnswers } from './unread-answers.ts';

/** Reading and writing of questions for applications. */
export const questionsPort: QuestionsPort = {
  ofAd: readQuestionsOfAd,
  ask: askQuestionsOfApplicant,
  sendWithApplication,
  countOnApplications,
  generalQuestions,
};

/** An employer's questions about a CV, and the answers. */
export async function readQuestionsAboutCv(
  services: Services,
  parties: { employerId: number; seekerId: number },
): Promise<QuestionsAndAnswers> {
  return {
    questions: await readQuestions(services, { ...parties, jobId: null }),
    answers: await readAnswers(services, { ...parties, jobId: null }),
  };
}

/** Subscriptions of the slice. Call once at start, before the tasks start. */
export function registerQuestions(services: Services): void {
  services.tasks.work(prepareAnswerVideo, ({ answer_id }, { signal }) => prepareVideo(services, answer_id, signal));
  services.tasks.work(releaseOriginal, ({ answer_id }) => releaseOriginalFile(services, answer_id));
  services.tasks.subscribe(accountRemoved, 'questions.erase', async ({ user_id }) =>
    eraseQuestionsOf(services, user_id),
  );
  services.tasks.subscribe(applicationWithdrawn, 'questions.erase-withdrawn', async ({ seeker_id, job_id }) =>
    eraseQuestionsOn(services, { seekerId: seeker_id, jobId: job_id }),
  );
}

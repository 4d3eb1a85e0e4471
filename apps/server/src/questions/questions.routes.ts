import {
  createCvQuestion,
  createJobQuestion,
  deleteCvQuestion,
  deleteJobQuestion,
  getCandidatesWithQuestions,
  getCommonAnswer,
  getJobApplicationAnswer,
  submitAnswer,
  submitCommonAnswer,
} from '@jobblik/contract/questions/questions.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { askAboutCv, askQuestionsOfApplicant } from './ask-questions.ts';
import { listCandidatesWithQuestions } from './candidates-with-questions.ts';
import { deleteQuestion } from './delete-question.ts';
import type { AskParties } from './questions.queries.ts';
import { readAnswers, readApplicationQuestions, readCommonQuestions, readQuestions } from './read-questions.ts';
import { submitAnswers } from './submit-answers.ts';

const seekerRoutes = [
  serve(getJobApplicationAnswer, async ({ params, who }, services) =>
    readApplicationQuestions(services, who, params.application_id),
  ),
  serve(getCommonAnswer, async ({ params, who }, services) => readCommonQuestions(services, who, params.ask_id)),
  serve(submitAnswer, async ({ body, files, who }, services) => {
    await submitAnswers(services, who, {
      employerId: body.employer_id,
      jobId: body.job_id,
      questionIds: body.question_ids,
      texts: body.text_answers_arr,
      files,
    });
    return { result: 'success' };
  }),
  serve(submitCommonAnswer, async ({ body, files, who }, services) => {
    await submitAnswers(services, who, {
      employerId: body.employer_id,
      jobId: null,
      questionIds: body.question_ids,
      texts: body.text_answers_arr,
      files,
    });
    return { result: 'success' };
  }),
];

const employerRoutes = [
  serve(createJobQuestion, async ({ body, who }, services) => {
    const to = { seekerId: body.selected_user_id, jobId: body.job_id };
    const parties = await askQuestionsOfApplicant(services, who, to, body.questions);
    return { result: 'success', questions: await readQuestions(services, parties) };
  }),
  serve(deleteJobQuestion, async ({ body, who }, services) => {
    const parties = { employerId: who.userId, seekerId: body.selected_user_id, jobId: body.job_id };
    await deleteQuestion(services, parties, body.question_id);
    return { result: 'success', questions: await readQuestions(services, parties) };
  }),
  serve(createCvQuestion, async ({ body, who }, services) => {
    const parties = await askAboutCv(services, who, body.selected_user_id, body.questions);
    return { result: 'success', ...(await readQuestionsAndAnswers(services, parties)) };
  }),
  serve(deleteCvQuestion, async ({ body, who }, services) => {
    const parties = { employerId: who.userId, seekerId: body.selected_user_id, jobId: null };
    await deleteQuestion(services, parties, body.question_id);
    return await readQuestionsAndAnswers(services, parties);
  }),
  serve(getCandidatesWithQuestions, async ({ who }, services) => ({
    asked: await listCandidatesWithQuestions(services, who),
  })),
];

export const questionsRoutes: readonly ServedCall[] = [...seekerRoutes, ...employerRoutes];

async function readQuestionsAndAnswers(services: Services, parties: AskParties) {
  return { questions: await readQuestions(services, parties), answers: await readAnswers(services, parties) };
}

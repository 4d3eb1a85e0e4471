import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import { createCvQuestion, deleteCvQuestion } from '@jobblik/contract/questions/questions.api';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import type { NewQuestion } from '../../ui/overlays/question-dialog/question-dialog';

/** Sends questions about a CV and withdraws them; the CV on screen is updated. Both throw the errors of the calls. */
export function useAskCandidate(userId: number) {
  const queries = useQueryClient();
  const show = ({
    questions,
    answers,
  }: Pick<CvDetailAnswer, 'answers'> & { questions: CvDetailAnswer['final_questions'] }) =>
    queries.setQueriesData<CvDetailAnswer>({ queryKey: [getCvDetail.path] }, (now) =>
      now?.candidate.user_id === userId ? { ...now, final_questions: questions, answers } : now,
    );
  return {
    ask: async (questions: readonly NewQuestion[]): Promise<void> => {
      const body = { selected_user_id: userId, questions: JSON.stringify(questions) };
      show(await callApi(createCvQuestion, { body }));
    },
    takeBack: async (question_id: number): Promise<void> => {
      show(await callApi(deleteCvQuestion, { body: { selected_user_id: userId, question_id } }));
    },
  };
}

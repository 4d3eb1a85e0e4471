import { getCvDetail } from '@jobblik/contract/cv/cv-desk.api';
import type { CvDetailAnswer } from '@jobblik/contract/cv/cv-desk.schema';
import { createCvQuestion, deleteCvQuestion } from '@jobblik/contract/questions/questions.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../platform/api';
import { useProblemText } from '../platform/use-problem';
import type { WrittenQuestion } from './candidate-ask-row';

/** Sends questions about a CV and takes them back; the CV on screen follows. */
export function useAskCandidate(userId: number) {
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(
    deed: () => Promise<Pick<CvDetailAnswer, 'answers'> & { questions: CvDetailAnswer['final_questions'] }>,
  ) {
    setBusy(true);
    setError(null);
    try {
      const { questions, answers } = await deed();
      queries.setQueriesData<CvDetailAnswer>({ queryKey: [getCvDetail.path] }, (now) =>
        now?.candidate.user_id === userId ? { ...now, final_questions: questions, answers } : now,
      );
      return true;
    } catch (failure) {
      setError(problemText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    ask: (rows: readonly WrittenQuestion[]) => {
      const questions = rows.map(({ question, text, video }) => ({
        question_id: null,
        question: question.trim(),
        text: Number(text),
        video: Number(video),
      }));
      return run(() =>
        callApi(createCvQuestion, { body: { selected_user_id: userId, questions: JSON.stringify(questions) } }),
      );
    },
    takeBack: (questionId: number) =>
      run(() => callApi(deleteCvQuestion, { body: { selected_user_id: userId, question_id: questionId } })),
  };
}

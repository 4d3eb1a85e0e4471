import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { AnsweredAdQuestion, NewQuestion } from './applications.ports.ts';

/** An answer sent with an application, by the text of its question. */
export interface AdAnswer {
  question: string;
  text: string;
}

/**
 * The questions of an ad in order, each with its answer; empty without one.
 * @throws Problem `invalid_input` for an answer to a question that the ad does not ask, to one that is answered by video only, and for
 * a second answer
 */
export function answeredQuestions(
  questions: readonly NewQuestion[],
  answers: readonly AdAnswer[],
): AnsweredAdQuestion[] {
  const fields = answers.flatMap(({ question, text }, at): FieldProblem[] => {
    const match = questions.find((one) => one.question === question);
    const isRepeated = answers.findIndex((one) => one.question === question) < at;
    const code = isRepeated
      ? 'twice'
      : match
        ? match.text === 0 && text !== '' && 'kind_not_allowed'
        : 'unknown_question';
    return code ? [{ path: `answers.${at}`, code }] : [];
  });
  if (fields.length > 0) throw new Problem('invalid_input', { fields });
  return questions.map((one) => ({
    ...one,
    answer: answers.find(({ question }) => question === one.question)?.text ?? '',
  }));
}

import type { NewQuestion } from '@jobblik/contract/questions/question.schema';

/** What was written to questions of an ad, by the words of the question. Stored with the form's draft. */
export type AdAnswers = Readonly<Record<string, string>>;

/** The answers that are sent: those that say something to a question that the ad asks now and that is answered in writing. */
export function answersOf(questions: readonly NewQuestion[], answers: AdAnswers): { question: string; text: string }[] {
  return questions
    .filter(({ text }) => text === 1)
    .map(({ question }) => ({ question, text: (answers[question] ?? '').trim() }))
    .filter(({ text }) => text !== '');
}

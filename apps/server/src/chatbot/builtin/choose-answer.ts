import type { BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { type AnswerDecision, decideAnswer } from './decide-answer.ts';
import { inWordsOfAds, jobVocabulary } from './job-vocabulary.ts';
import { answerToQuestion, knownAnswer, matchAnswers } from './knowledge.ts';
import { type JobQuestion, readJobQuestion } from './read-job-question.ts';
import { wordsOfQuestion } from './words-of.ts';

/** `jobs`: a search for ads. `more`: continues the previous answer. */
export type AnswerChoice = { kind: 'jobs'; search: JobQuestion } | { kind: 'more'; id: string } | AnswerDecision;

/** Chooses the answer to a question; a question that is written for an answer has that answer. Uses only the product's texts and the lookups. */
export function chooseAnswer(text: string, context?: BotContext | undefined): AnswerChoice {
  const own = answerToQuestion(text);
  if (own) return { kind: 'answer', id: own.id };
  const search = readJobQuestion(text, jobVocabulary, context);
  if (search) return { kind: 'jobs', search: currentLanguage() === 'en' ? inWordsOfAds(search) : search };
  const last = context && knownAnswer(context.topic);
  if (last && asksForMore(text)) return { kind: 'more', id: last.id };
  return decideAnswer(matchAnswers(text));
}

const more = new Set([
  'mere',
  'uddyb',
  'forklar',
  'fortael',
  'okay',
  'ok',
  'hvordan',
  'hvorfor',
  'more',
  'explain',
  'how',
  'why',
]);

/** "Fortæl mere", "hvordan?": a question about the previous answer. */
function asksForMore(text: string): boolean {
  const words = wordsOfQuestion(text);
  return (
    words.length <= 4 &&
    words.some(({ typed }) => more.has(typed)) &&
    words.every(({ typed, minor }) => minor || more.has(typed))
  );
}

import type { BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { type Decision, decideAnswer } from './decide-answer.ts';
import { inWordsOfAds, jobVocabulary } from './job-vocabulary.ts';
import { knownAnswer, matchAnswers } from './knowledge.ts';
import { type JobQuestion, readJobQuestion } from './read-job-question.ts';
import { wordsOf } from './words-of.ts';

/** `jobs`: a search for ads. `more`: goes on about the answer before. */
export type Choice = { kind: 'jobs'; search: JobQuestion } | { kind: 'more'; id: string } | Decision;

/** What to answer a question with. Reads nothing but the words of the product and the lookups. */
export function chooseAnswer(text: string, context?: BotContext | undefined): Choice {
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

/** "Fortæl mere", "hvordan?": a question that is about what was said before. */
function asksForMore(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length <= 4 &&
    words.some(({ typed }) => more.has(typed)) &&
    words.every(({ typed, minor }) => minor || more.has(typed))
  );
}

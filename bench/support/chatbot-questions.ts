import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { chooseAnswer } from '../../apps/server/src/chatbot/setup.ts';
import { inLanguage } from '../../apps/server/src/platform/language.ts';

const labelled = z.array(
  z.strictObject({
    question: z.string().min(1),
    /** Ids of the correct answers; `jobs` for a search, `handover` for questions that the product cannot answer. */
    expect: z.array(z.string()).min(1),
    keyword: z.string().optional(),
    place: z.string().optional(),
    split: z.enum(['tuned', 'held']),
  }),
);
export type LabelledQuestion = z.output<typeof labelled>[number];

const readQuestions = (file: string) =>
  labelled.parse(JSON.parse(readFileSync(new URL(`../questions/${file}`, import.meta.url), 'utf8')));

/** Labelled Danish questions: those that examples and thresholds were tuned on, and those held out. */
export const chatbotQuestions = readQuestions('chatbot.json');
/** Labelled English questions, for an English page. */
export const englishQuestions = readQuestions('chatbot-en.json');

/**
 * `wrong`: an incorrect answer, given as correct. `missed`: the chatbot asked back or handed over although the product has an
 * answer.
 */
export type Verdict = 'right' | 'wrong' | 'missed';

/** How the built-in chatbot answers a question. */
export function judge({ question, expect, keyword, place }: LabelledQuestion): { verdict: Verdict; given: string } {
  const choice = chooseAnswer(question);
  if (choice.kind === 'jobs') {
    const { search } = choice;
    const same = search.keyword.toLowerCase() === keyword && search.place.toLowerCase() === place;
    const given = `jobs »${search.keyword}« »${search.place}«`;
    return { verdict: expect.includes('jobs') && same ? 'right' : 'wrong', given };
  }
  if (choice.kind === 'choice') return { verdict: 'missed', given: `asks back: ${choice.ids.join(', ')}` };
  const given = choice.kind === 'handover' ? 'handover' : choice.id;
  if (expect.includes(given)) return { verdict: 'right', given };
  return { verdict: given === 'handover' ? 'missed' : 'wrong', given };
}

/** Share of each verdict among the questions of one half. */
export function sharesOf(split: LabelledQuestion['split']): Record<Verdict | 'questions', number> {
  return shares(chatbotQuestions.filter((one) => one.split === split).map((one) => judge(one).verdict));
}

/** The same for the English questions, asked on an English page. */
export function sharesInEnglish(): Record<Verdict | 'questions', number> {
  return shares(englishQuestions.map((one) => inLanguage('en', () => judge(one).verdict)));
}

function shares(verdicts: readonly Verdict[]): Record<Verdict | 'questions', number> {
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length;
  return { right: share('right'), wrong: share('wrong'), missed: share('missed'), questions: verdicts.length };
}

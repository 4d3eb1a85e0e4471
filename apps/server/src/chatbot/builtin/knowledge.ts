import { defaultLanguage, type Language, perLocale } from '@jobblik/contract/kernel/language';
import { offers } from '@jobblik/contract/membership/plans.rules';
import { readWordList } from '../../platform/words.ts';
import { type AnswerMatch, createMatcher } from './match-answer.ts';
import { ownInterviewsId } from './own-interviews-id.ts';
import { plain } from './words-of.ts';

/** An answer about the product. */
export interface KnownAnswer {
  id: string;
  text: string;
  /** How the bot offers it when unsure. */
  question: string;
  link: { label: string; to: string } | undefined;
  examples: readonly string[];
}

const kroner = perLocale((locale) => new Intl.NumberFormat(locale));
const inKroner = (ore: number) => `${kroner().format(ore / 100)} kr.`;
const prices = perLocale(
  (): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(offers.employer.plans.map(({ plan, price }) => [`plan_${plan}`, inKroner(price)])),
    ...Object.fromEntries(offers.employer.extras.map(({ name, price }) => [name, inKroner(price)])),
    ...Object.fromEntries(offers.seeker.plans.map(({ plan, price }) => [`seeker_plan_${plan}`, inKroner(price)])),
  }),
);

/** Questions and answers of /support by index; a question has the same index in every language. */
const supportIn = (language: Language) =>
  readWordList('content', language).support.groups.flatMap(({ items }) => items);
const placeOf = new Map(supportIn(defaultLanguage).map(({ question }, place) => [question, place]));
const danishIntents = new Map(
  (readWordList('chatbot-answers', defaultLanguage).intents as Given[]).map((one) => [one.id, one]),
);

interface Given {
  id: string;
  question?: string;
  answer?: string;
  /** The Danish question of /support with this answer. */
  faq?: string;
  link?: { label: string; to: string };
  examples: string[];
}

/**
 * Every answer in the current language, from the texts of the screens and the price list.
 * @throws Error for an answer with a question or a price that does not exist
 */
const knowledge = perLocale((_locale, language) => {
  const support = supportIn(language);
  const answers = (readWordList('chatbot-answers', language).intents as Given[]).map(
    ({ id, question, answer, link, examples }): KnownAnswer => {
      const faq = danishIntents.get(id)?.faq;
      const found = faq === undefined ? undefined : support[placeOf.get(faq) ?? -1];
      // What a person's own data says is written when it is asked for.
      const text = id === ownInterviewsId ? '' : faq === undefined ? answer : found?.answer;
      if (text === undefined) throw new Error(`the chatbot has no text for ${id}`);
      return { id, text: withPrices(text), question: found?.question ?? question ?? '', link, examples };
    },
  );
  return {
    byId: new Map(answers.map((known) => [known.id, known])),
    byQuestion: new Map(
      answers.flatMap((known) => [...known.examples, known.question].map((one) => [plain(one), known] as const)),
    ),
    match: createMatcher(answers),
  };
});

/** The answer with this very question among its examples, or as the bot offers it among others. */
export function answerToQuestion(text: string): KnownAnswer | undefined {
  return knowledge().byQuestion.get(plain(text));
}

/** The answer with this id. */
export function knownAnswer(id: string): KnownAnswer | undefined {
  return knowledge().byId.get(id);
}

/** A text without the "Ja." or "Nej." in front of it, which belongs to the question of /support that it answers. */
export function withoutReply(text: string): string {
  return text.replace(/^(?:Ja|Nej|Yes|No)\.\s+/, '');
}

/** The answers that match a question best, best first. */
export function matchAnswers(question: string): AnswerMatch[] {
  return knowledge().match(question);
}

function withPrices(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const price = prices()[name];
    if (!price) throw new Error(`the chatbot names a price that does not exist: ${name}`);
    return price;
  });
}

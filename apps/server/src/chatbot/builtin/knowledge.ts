import { offers } from '@jobblik/contract/membership/plans.rules';
import answers from '@jobblik/words/da/chatbot-answers.json' with { type: 'json' };
import content from '@jobblik/words/da/content.json' with { type: 'json' };
import { createMatcher, type Match } from './match-answer.ts';

/** Something the product says about itself. */
export interface KnownAnswer {
  id: string;
  text: string;
  /** How the bot offers it where it is not sure. */
  question: string;
  link: { label: string; to: string } | undefined;
  examples: readonly string[];
}

const kroner = new Intl.NumberFormat('da-DK');
const inKroner = (ore: number) => `${kroner.format(ore / 100)} kr.`;
const prices: Readonly<Record<string, string>> = {
  ...Object.fromEntries(offers.employer.plans.map(({ plan, price }) => [`plan_${plan}`, inKroner(price)])),
  ...Object.fromEntries(offers.employer.extras.map(({ name, price }) => [name, inKroner(price)])),
};

const faq = new Map(
  content.support.groups.flatMap(({ items }) => items.map(({ question, answer }) => [question, answer] as const)),
);

interface Given {
  id: string;
  question?: string;
  answer?: string;
  /** Question of /support, whose answer it is. */
  faq?: string;
  link?: { label: string; to: string };
  examples: string[];
}

/**
 * Every answer, from the words of the screens and the price list.
 * @throws Error for an answer that names a question or a price that does not exist
 */
export const knownAnswers: readonly KnownAnswer[] = (answers.intents as Given[]).map(
  ({ id, question, answer, faq: asked, link, examples }) => {
    const text = asked ? faq.get(asked) : answer;
    if (text === undefined) throw new Error(`the chatbot has no text for ${id}`);
    return { id, text: withPrices(text), question: asked ?? question ?? '', link, examples };
  },
);

const byId = new Map(knownAnswers.map((known) => [known.id, known]));

/** The answer with this id. */
export function knownAnswer(id: string): KnownAnswer | undefined {
  return byId.get(id);
}

let matcher: ((question: string) => Match[]) | undefined;

/** The answers most like a question, best first. */
export function matchAnswers(question: string): Match[] {
  matcher ??= createMatcher(knownAnswers);
  return matcher(question);
}

function withPrices(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const price = prices[name];
    if (!price) throw new Error(`the chatbot names a price that does not exist: ${name}`);
    return price;
  });
}

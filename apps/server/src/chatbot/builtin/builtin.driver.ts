import type { BotAnswer } from '@jobblik/contract/chatbot/chatbot.schema';
import answers from '@jobblik/words/da/chatbot-answers.json' with { type: 'json' };
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { Chatbot } from '../chatbot.ts';
import { decideAnswer } from './decide-answer.ts';
import { findJobs } from './find-jobs.ts';
import { jobVocabulary } from './job-vocabulary.ts';
import { type KnownAnswer, knownAnswer, matchAnswers } from './knowledge.ts';
import { readJobQuestion } from './read-job-question.ts';
import { wordsOf } from './words-of.ts';

const word = words(answers);
const contact = { label: word('contact'), to: '/kontakt' };

/**
 * Answers from the product's own words and its live ads, without any service outside. What it says is written by people: it
 * chooses an answer, asks back, or hands over to the contact form.
 */
export function createBuiltinChatbot(services: Services): Chatbot {
  return {
    async answer({ text, who, context }) {
      const jobs = readJobQuestion(text, jobVocabulary, context);
      if (jobs) return await findJobs(services, who, jobs);
      const last = context && knownAnswer(context.topic);
      if (last && asksForMore(text)) return goOn(last);
      const decision = decideAnswer(matchAnswers(text));
      const known = decision.kind === 'answer' ? knownAnswer(decision.id) : undefined;
      if (known) return tell(known);
      return decision.kind === 'choice' ? askBack(decision.ids) : handOver();
    },
  };
}

function tell({ id, text, link }: KnownAnswer): BotAnswer {
  return {
    result: 'success',
    kind: 'answer',
    answer: text,
    links: link ? [link] : [],
    choices: [],
    context: { topic: id },
  };
}

/** "Fortæl mere", "hvordan?": a question that is about what was said before. */
function asksForMore(text: string): boolean {
  const asked = wordsOf(text);
  const more = new Set(['mere', 'uddyb', 'forklar', 'fortael', 'okay', 'ok', 'hvordan', 'hvorfor']);
  return (
    asked.length <= 4 &&
    asked.some(({ typed }) => more.has(typed)) &&
    asked.every((one) => one.minor || more.has(one.typed))
  );
}

function goOn({ id, link }: KnownAnswer): BotAnswer {
  const links = link && link.to !== contact.to ? [link, contact] : [contact];
  return { result: 'success', kind: 'handover', answer: word('more'), links, choices: [], context: { topic: id } };
}

function askBack(ids: readonly string[]): BotAnswer {
  const choices = ids.flatMap((id) => knownAnswer(id)?.question ?? []);
  return {
    result: 'success',
    kind: 'choice',
    answer: word('choose'),
    links: [{ ...contact, label: word('none_of_these') }],
    choices,
    context: null,
  };
}

function handOver(): BotAnswer {
  return {
    result: 'success',
    kind: 'handover',
    answer: word('handover'),
    links: [contact],
    choices: [],
    context: null,
  };
}

import type { BotAnswer } from '@jobblik/contract/chatbot/chatbot.schema';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { Chatbot } from '../chatbot.ts';
import { chooseAnswer } from './choose-answer.ts';
import { findJobs } from './find-jobs.ts';
import { type KnownAnswer, knownAnswer } from './knowledge.ts';

const word = words('chatbot-answers');
const contact = () => ({ label: word('contact'), to: '/kontakt' });

/**
 * Answers from the product's own texts and its live ads, without an external service. All texts are written by people: it chooses
 * an answer, asks back, or hands over to the contact form.
 */
export function createBuiltinChatbot(services: Services): Chatbot {
  return {
    async answer({ text, who, context }) {
      const choice = chooseAnswer(text, context);
      if (choice.kind === 'jobs') return await findJobs(services, who, choice.search);
      if (choice.kind === 'choice') return askBack(choice.ids);
      const known = choice.kind === 'handover' ? undefined : knownAnswer(choice.id);
      if (!known) return handOver();
      return choice.kind === 'more' ? goOn(known) : answerOf(known);
    },
  };
}

function answerOf({ id, text, link }: KnownAnswer): BotAnswer {
  return {
    result: 'success',
    kind: 'answer',
    answer: text,
    links: link ? [link] : [],
    choices: [],
    context: { topic: id },
  };
}

function goOn({ id, link }: KnownAnswer): BotAnswer {
  const links = link && link.to !== contact().to ? [link, contact()] : [contact()];
  return { result: 'success', kind: 'handover', answer: word('more'), links, choices: [], context: { topic: id } };
}

function askBack(ids: readonly string[]): BotAnswer {
  const choices = ids.flatMap((id) => knownAnswer(id)?.question ?? []);
  return {
    result: 'success',
    kind: 'choice',
    answer: word('choose'),
    links: [{ ...contact(), label: word('none_of_these') }],
    choices,
    context: null,
  };
}

function handOver(): BotAnswer {
  return {
    result: 'success',
    kind: 'handover',
    answer: word('handover'),
    links: [contact()],
    choices: [],
    context: null,
  };
}

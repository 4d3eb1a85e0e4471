import type { Principal } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { Chatbot, ChatbotAnswer } from '../chatbot.ts';
import { type Asker, answerFor } from './answer-for.rules.ts';
import { chooseAnswer } from './choose-answer.ts';
import { findJobs } from './find-jobs.ts';
import { type KnownAnswer, knownAnswer, withoutReply } from './knowledge.ts';
import { answerWithInterviews } from './own-interviews.ts';
import { ownInterviewsId } from './own-interviews-id.ts';
import { namesCompany, plain } from './words-of.ts';

const word = words('chatbot-answers');
const contact = () => ({ label: word('contact'), to: pathTo('contact') });

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
      if (choice.kind === 'handover') return handOver();
      const id = choice.kind === 'more' ? choice.id : answerFor(choice.id, askerOf(services, who, text));
      if (id === ownInterviewsId && choice.kind !== 'more') return await answerWithInterviews(services, who);
      const known = knownAnswer(id);
      if (!known) return handOver();
      return choice.kind === 'more' ? goOn(known) : answerOf(known, text);
    },
  };
}

function askerOf({ env }: Services, who: Principal, text: string): Asker {
  return {
    role: who.kind === 'guest' ? null : who.role,
    namesCompany: namesCompany(text),
    seekerPlans: env.SEEKER_PLANS,
  };
}

/** @param asked a text that begins with yes or no answers its own question only */
function answerOf({ id, text, question, link }: KnownAnswer, asked: string): ChatbotAnswer {
  return {
    kind: 'answer',
    answer: plain(asked) === plain(question) ? text : withoutReply(text),
    links: link ? [link] : [],
    choices: [],
    context: { topic: id },
  };
}

function goOn({ id, link }: KnownAnswer): ChatbotAnswer {
  const links = link && link.to !== contact().to ? [link, contact()] : [contact()];
  return { kind: 'handover', answer: word('more'), links, choices: [], context: { topic: id } };
}

function askBack(ids: readonly string[]): ChatbotAnswer {
  const choices = ids.flatMap((id) => knownAnswer(id)?.question ?? []);
  return {
    kind: 'choice',
    answer: word('choose'),
    links: [{ ...contact(), label: word('none_of_these') }],
    choices,
    context: null,
  };
}

function handOver(): ChatbotAnswer {
  return {
    kind: 'handover',
    answer: word('handover'),
    links: [contact()],
    choices: [],
    context: null,
  };
}

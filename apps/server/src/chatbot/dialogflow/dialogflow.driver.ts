import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Chatbot, ChatbotAnswer } from '../chatbot.ts';
import { accessTokens, type ServiceAccount } from './service-account.ts';

/** Longest text that Dialogflow accepts. */
const longestText = 256;
const patience = 8_000;
/** Minimum confidence of an answer. */
const leastConfidence = 0.5;

/** The fields that are read of a detectIntent response (Dialogflow ES, v2). */
const detected = z.object({
  queryResult: z.object({
    fulfillmentText: z.string().default(''),
    intentDetectionConfidence: z.number().default(0),
    intent: z.object({ displayName: z.string().default(''), isFallback: z.boolean().default(false) }).optional(),
  }),
});

interface DialogflowOptions {
  project: string;
  account: ServiceAccount;
  /** Address of the service. */
  base: string;
  log: Logger;
  /** Answers questions that the agent of Dialogflow cannot, and everything while it is not reached. */
  fallback: Chatbot;
}

/** Asks an agent of Dialogflow; the fallback answers job searches and questions that the agent cannot. */
export function createDialogflowChatbot({ project, account, base, log, fallback }: DialogflowOptions): Chatbot {
  const token = accessTokens(account);

  async function detect(text: string, session: string): Promise<ChatbotAnswer | undefined> {
    const path = `/v2/projects/${encodeURIComponent(project)}/agent/sessions/${session}:detectIntent`;
    const response = await fetch(base.replace(/(?<!\/)\/+$/, '') + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ queryInput: { text: { text: cut(text), languageCode: 'da' } } }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`Dialogflow answered ${response.status}`);
    const { fulfillmentText, intent, intentDetectionConfidence } = detected.parse(await response.json()).queryResult;
    const knows = intent && !intent.isFallback && intentDetectionConfidence >= leastConfidence;
    if (!knows || fulfillmentText.trim() === '') return undefined;
    const context = { topic: intent.displayName.slice(0, 40) };
    return { kind: 'answer', answer: fulfillmentText, links: [], choices: [], context };
  }

  return {
    async answer(question) {
      try {
        const answer = await detect(question.text, question.session ?? randomUUID());
        if (answer) return answer;
      } catch (error) {
        log.error({ err: error }, 'Dialogflow was not reached; the built-in answers are used');
      }
      return await fallback.answer(question);
    },
  };
}

/** Cuts between characters, so that an emoji is not split. */
function cut(text: string): string {
  return text
    .slice(0, longestText)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}

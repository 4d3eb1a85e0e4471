import type { BotAnswer, BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import type { Principal } from '@jobblik/contract/kernel/session';

/** One question of a person. */
export interface BotQuestion {
  /** Trimmed, not blank. */
  text: string;
  who: Principal;
  /** Subject of the last turn. */
  context?: BotContext | undefined;
  /** Id of the conversation, for a bot that stores conversations itself. */
  session?: string | undefined;
}

/** What a bot says; the call adds its result word. */
export type ChatbotAnswer = Omit<BotAnswer, 'result'>;

/** Answers questions. The settings choose one at start. */
export interface Chatbot {
  /** @throws Problem `unavailable` if an external bot does not answer */
  answer(question: BotQuestion): Promise<ChatbotAnswer>;
}

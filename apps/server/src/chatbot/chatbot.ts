import type { BotAnswer, BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import type { Principal } from '@jobblik/contract/kernel/session';

/** One question of a person. */
export interface BotQuestion {
  /** Trimmed, not blank. */
  text: string;
  who: Principal;
  /** What the last turn was about. */
  context?: BotContext | undefined;
  /** The conversation, for a bot that keeps conversations itself. */
  session?: string | undefined;
}

/** Answers questions. Chosen once at start by the settings. */
export interface Chatbot {
  /** @throws Problem `unavailable` when a bot outside the product does not answer */
  answer(question: BotQuestion): Promise<BotAnswer>;
}

import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import type { BotAnswer, BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { newUuid } from '../platform/new-uuid';

/** One line of the conversation. */
export type Turn = { id: string; from: 'person'; text: string } | { id: string; from: 'bot'; answer: BotAnswer };

/** The conversation of one tab. */
export interface Conversation {
  /** Whose it is; null for a guest. */
  owner: number | null;
  /** For a bot that keeps conversations itself. */
  session: string;
  turns: readonly Turn[];
  context: BotContext | null;
  /** What is being typed. */
  draft: string;
}

const key = 'chatbot';

/** An empty conversation. */
export function newConversation(owner: number | null): Conversation {
  return { owner, session: newUuid(), turns: [], context: null, draft: '' };
}

/** The conversation that the tab holds; a new one where it has none, or another person's. */
export function readConversation(owner: number | null): Conversation {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Conversation | null;
    // A guest who signs in goes on; signing out leaves nothing behind.
    if (stored && (stored.owner === owner || stored.owner === null)) return { ...stored, owner };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return newConversation(owner);
}

/** Keeps it for the other pages of this tab. */
export function storeConversation(conversation: Conversation): void {
  sessionStorage.setItem(key, JSON.stringify(conversation));
}

/** With one more line; the oldest lines go. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  return { ...conversation, turns: [...conversation.turns, turn].slice(-chatbotLimits.turns) };
}

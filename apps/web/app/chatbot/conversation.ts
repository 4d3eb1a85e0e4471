import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import type { BotAnswer, BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { newUuid } from '../platform/new-uuid';
import { tabStore } from '../platform/state/browser-store';

/** One line of the conversation. */
export type Turn = { id: string; from: 'person'; text: string } | { id: string; from: 'bot'; answer: BotAnswer };

/** The conversation of one tab. */
export interface Conversation {
  /** User id of its owner; null for a guest. */
  owner: number | null;
  /** Session id, for a bot that stores conversations itself. */
  session: string;
  turns: readonly Turn[];
  context: BotContext | null;
  /** The text in the input field. */
  draft: string;
}

const key = 'chatbot';

export function newConversation(owner: number | null): Conversation {
  return { owner, session: newUuid(), turns: [], context: null, draft: '' };
}

/** The stored conversation of the tab; a new one if there is none, or if it belongs to another person. */
export function readConversation(owner: number | null): Conversation {
  try {
    const stored = JSON.parse(tabStore.get(key) ?? 'null') as Conversation | null;
    // A guest who signs in keeps the conversation; after signing out it is not used.
    if (stored && (stored.owner === owner || stored.owner === null)) return { ...stored, owner };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return newConversation(owner);
}

/** Stores it for the other pages of this tab. */
export function storeConversation(conversation: Conversation): void {
  tabStore.set(key, JSON.stringify(conversation));
}

/** The conversation with one more line; the oldest lines are removed. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  return { ...conversation, turns: [...conversation.turns, turn].slice(-chatbotLimits.turns) };
}

import { askChatbot } from '@jobblik/contract/chatbot/chatbot.api';
import { isBlankQuestion } from '@jobblik/contract/chatbot/chatbot.rules';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../platform/api/api';
import { newUuid } from '../platform/new-uuid';
import { useSession } from '../platform/session/session';
import { type Conversation, newConversation, readConversation, storeConversation, withTurn } from './conversation';

/** The conversation on screen, stored for the tab, with its actions. Only one question is pending at a time. */
export function useConversation() {
  const owner = useSession()?.user_id ?? null;
  const [conversation, setConversation] = useState(() => readConversation(owner));
  /** The last question: the session that it belongs to, and how far it is. A new conversation has none. */
  const [sent, setSent] = useState<{ session: string; isPending: boolean; error: unknown }>();
  const current = useRef(conversation);
  const own = sent?.session === conversation.session ? sent : undefined;
  const waiting = own?.isPending ?? false;

  function change(next: Conversation): void {
    current.current = next;
    setConversation(next);
    storeConversation(next);
  }

  useEffect(() => {
    if (current.current.owner !== owner) change(readConversation(owner));
  });

  /** Sends a question; a blank one is ignored. An unanswered question stays as the last line and can be sent again. */
  async function ask(text: string): Promise<void> {
    if (waiting || isBlankQuestion(text)) return;
    const withQuestion = withTurn(current.current, { id: newUuid(), from: 'person', text: text.trim() });
    change({ ...withQuestion, draft: '' });
    await send(text.trim());
  }

  async function send(query: string): Promise<void> {
    const { session, context } = current.current;
    setSent({ session, isPending: true, error: null });
    // Nothing of an earlier conversation goes into the one on screen.
    const isOwn = () => current.current.session === session;
    try {
      const answer = await callApi(askChatbot, { body: { query, session, context } });
      if (!isOwn()) return;
      change({
        ...withTurn(current.current, { id: newUuid(), from: 'bot', answer }),
        context: answer.context ?? context,
      });
      setSent({ session, isPending: false, error: null });
    } catch (error) {
      if (isOwn()) setSent({ session, isPending: false, error });
    }
  }

  /** Sends the last question again. */
  async function again(): Promise<void> {
    const last = current.current.turns.at(-1);
    if (last?.from === 'person' && !waiting) await send(last.text);
  }

  return {
    conversation,
    waiting,
    error: own?.error ?? null,
    ask,
    again,
    type: (draft: string) => change({ ...current.current, draft }),
    clear: () => change(newConversation(owner)),
  };
}

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
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const current = useRef(conversation);

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
    setWaiting(true);
    setError(null);
    const { session, context } = current.current;
    try {
      const answer = await callApi(askChatbot, { body: { query, session, context } });
      // The answer belongs to an old conversation.
      if (current.current.session !== session) return;
      change({
        ...withTurn(current.current, { id: newUuid(), from: 'bot', answer }),
        context: answer.context ?? context,
      });
    } catch (problem) {
      setError(problem);
    } finally {
      setWaiting(false);
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
    error,
    ask,
    again,
    type: (draft: string) => change({ ...current.current, draft }),
    clear: () => {
      setError(null);
      change(newConversation(owner));
    },
  };
}

import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useInterviewNews } from '../../../interviews/index';
import { refreshMessage } from '../../live/chat-cache';

/**
 * Reads a request again when an interview changes: a move, a cancellation and an answer given in the calendar change the request
 * without a new message about it.
 * @returns a function that reads it again now
 */
export function useRefreshedRequest(
  { message_type, state, seq, interview_facts: facts }: ChatMessage,
  contactId: number,
): () => void {
  const client = useQueryClient();
  const canChange =
    message_type === messageType.interviewRequest &&
    (state === 'open' || state === 'accepted' || state === 'postponed' || facts?.undo_until != null);
  const refresh = useCallback(() => {
    // The next change, or opening the conversation again, fetches what was missed without a connection.
    if (canChange) void refreshMessage(client, contactId, seq).catch(() => undefined);
  }, [client, contactId, seq, canChange]);
  useInterviewNews(refresh);
  return refresh;
}

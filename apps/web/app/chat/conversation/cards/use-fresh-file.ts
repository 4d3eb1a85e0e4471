import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { refreshMessage } from '../../live/chat-cache';

/** Milliseconds after which links are fetched again; they expire after a day. */
const oldMs = 12 * 60 * 60_000;

/** The file of a message; its links are renewed if the window stays open for long. */
export function useFreshFile({ file, seq }: ChatMessage, userId: number) {
  const client = useQueryClient();
  const known = useRef<{ file: ChatMessage['file']; at: number }>({ file, at: Date.now() });
  if (known.current.file !== file) known.current = { file, at: Date.now() };
  const refresh = useCallback(() => {
    known.current.at = Date.now();
    // Without a connection the file could not be fetched either; the next attempt asks again.
    void refreshMessage(client, userId, seq).catch(() => undefined);
  }, [client, userId, seq]);
  return {
    file,
    refresh,
    refreshOnExpiry: () => Date.now() - known.current.at > oldMs && refresh(),
  };
}

import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import { useEffect, useState } from 'react';
import type { History } from './history';
import type { useOlder } from './use-history';

/** The element id of a message. */
export function messageId(seq: number): string {
  return `besked-${seq}`;
}

/**
 * Goes to the message in the address: fetches older pages until it is loaded, scrolls to it and focuses it.
 * @returns true while the address has a message
 */
export function useGoToMessage(
  { messages, hasOlder }: History,
  seq: number | null,
  { state, load }: ReturnType<typeof useOlder>,
): boolean {
  const [reached, setReached] = useState<number | null>(null);
  const first = messages[0]?.seq;
  const isMissing = seq !== null && first !== undefined && seq < first && hasOlder;
  useEffect(() => {
    if (seq === null || reached === seq) return;
    if (isMissing) {
      if (state === 'idle') void load(chatLimits.maxPage);
      return;
    }
    setReached(seq);
    const message = document.getElementById(messageId(seq));
    message?.scrollIntoView({ block: 'center' });
    message?.focus({ preventScroll: true });
  }, [seq, reached, isMissing, state, load]);
  return seq !== null;
}

import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import { useEffect, useState } from 'react';
import type { History } from './history';
import type { useOlder } from './use-history';

/** The number under which a message stands in the page. */
export function messageId(seq: number): string {
  return `besked-${seq}`;
}

/**
 * Leads to a message that the address names: fetches older pages until it is loaded, scrolls to it and focuses it.
 * @returns true while the address names a message
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

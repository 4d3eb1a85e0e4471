import { useEffect, useRef, useState } from 'react';
import { useUnread } from '../notices';
import type { AgentScreens } from './agent-screens';

interface FreshHitsOptions {
  screens: AgentScreens;
  agentId: number;
  /** What is new in the answer; undefined before there is one. */
  newIds: readonly number[] | undefined;
  /** How many the counter still says. */
  unseen: number;
  /** Tells the server that they have been seen. */
  see: () => Promise<unknown>;
  refetch: () => unknown;
}

/**
 * Looking at hits clears the counter; what was new when the page was opened, or came while it is open, stays marked until it is
 * left.
 */
export function useFreshHits(options: FreshHitsOptions): ReadonlySet<number> {
  const { screens, agentId, newIds, unseen, see, refetch } = options;
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (newIds && newIds.length > 0) setMarked((before) => new Set([...before, ...newIds]));
    // Left unread when it fails: the counter goes on saying so, and the next visit tries again.
    if (unseen > 0) see().catch(() => undefined);
  }, [newIds?.join(), unseen, agentId]);

  const counted = useUnread()?.[screens.counter][agentId] ?? 0;
  const last = useRef(counted);
  useEffect(() => {
    if (counted > last.current) void refetch();
    last.current = counted;
  }, [counted, refetch]);
  return marked;
}

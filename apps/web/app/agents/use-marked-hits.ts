import { useEffect, useRef, useState } from 'react';
import { useUnread } from '../notices';
import type { AgentScreens } from './agent-screens';

interface MarkedHitsOptions {
  screens: AgentScreens;
  agentId: number;
  /** Ids of the hits that the response marks as new; undefined while loading. */
  newIds: readonly number[] | undefined;
  /** Value of the unread counter. */
  unseen: number;
  /** Marks the hits as seen on the server. */
  see: () => Promise<unknown>;
  refetch: () => unknown;
}

/**
 * Marks the hits of an agent as seen and returns the ids to mark as new: those that were new when the page opened or arrived
 * while it is open. They stay marked until the page is left.
 */
export function useMarkedHits(options: MarkedHitsOptions): ReadonlySet<number> {
  const { screens, agentId, newIds, unseen, see, refetch } = options;
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (newIds && newIds.length > 0) setMarked((before) => new Set([...before, ...newIds]));
    // After a failure the hits stay unread, and the next visit tries again.
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

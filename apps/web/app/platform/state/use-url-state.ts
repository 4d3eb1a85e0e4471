import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** State of the history entries that {@link useUrlState} writes: the number of the change. */
interface UrlStateEntry {
  change?: number;
}

/**
 * State in the address, such as filters, order and page. A change shows at once, before the navigation is done, and two quick
 * changes are both applied.
 * @param loaded state of the current address
 * @param pathOf the address of a state
 */
export function useUrlState<S>(loaded: S, pathOf: (state: S) => string) {
  const navigate = useNavigate();
  const { key, state: entry } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const [pending, setPending] = useState<S | null>(null);
  const changes = useRef(0);
  const current = pending ?? loaded;
  const latest = useRef(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a navigation is done, also to the same address
  useEffect(() => {
    const arrived = (entry as UrlStateEntry | null)?.change;
    // An earlier change has arrived; the last one is still pending.
    if (!isStep && arrived !== undefined && arrived < changes.current) return;
    setPending(null);
  }, [key]);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  return {
    /** The state that controls show. */
    current,
    /**
     * Changes part of the state, or computes the next from the current one; an unchanged state does nothing. `replace`: replaces
     * the history entry.
     */
    change: (part: Partial<S> | ((now: S) => S), replace: boolean): void => {
      const next = typeof part === 'function' ? part(latest.current) : { ...latest.current, ...part };
      if (next === latest.current) return;
      latest.current = next;
      changes.current += 1;
      setPending(next);
      const state: UrlStateEntry = { change: changes.current };
      void navigate(pathOf(next), { replace, preventScrollReset: true, state });
    },
  };
}

/** True if the address was written by {@link useUrlState} and not reached by a history step or a link. */
export function useIsUrlChange(): boolean {
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && (state as UrlStateEntry | null)?.change !== undefined;
}

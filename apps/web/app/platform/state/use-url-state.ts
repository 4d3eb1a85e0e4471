import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** State of the history entries that {@link useUrlState} writes: the number of the change. */
interface UrlStateEntry {
  change?: number;
}

/**
 * Filters, order and page that live in the address. A change shows at once, before the navigation is done, and of two
 * quick changes none is lost.
 * @param loaded what the address says
 * @param pathOf the address that says it
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
    // An earlier change has arrived; the last one is still on its way.
    if (!isStep && arrived !== undefined && arrived < changes.current) return;
    setPending(null);
  }, [key]);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  return {
    /** What the controls show. */
    current,
    /** Changes part of the state, or makes the next of the current one; the same one changes nothing. `replace`: no entry of its own in the history. */
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

/** True when the address was written by {@link useUrlState} and not reached by a step back, forward or a link. */
export function useIsUrlChange(): boolean {
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && (state as UrlStateEntry | null)?.change !== undefined;
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * What an address asks for, and what was chosen since. A choice counts at once, before the address has followed: a tick stands where it
 * was made, and of two quick choices none is lost.
 * @param loaded what the address says
 * @param pathOf the address that says it
 */
export function useAsked<A>(loaded: A, pathOf: (asked: A) => string) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const [asked, setAsked] = useState<A | null>(null);
  const number = useRef(0);
  const wanted = asked ?? loaded;
  const latest = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has followed, also to where it was
  useEffect(() => {
    const followed = (state as { asked?: number } | null)?.asked;
    // An earlier choice has arrived; the last one is still on its way.
    if (!isStep && followed !== undefined && followed < number.current) return;
    latest.current = loaded;
    setAsked(null);
  }, [key]);

  return {
    wanted,
    /** Changes part of what is asked. `replace`: no step of its own in the history. */
    ask: (part: Partial<A>, replace: boolean): void => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      number.current += 1;
      setAsked(next);
      void navigate(pathOf(next), { replace, preventScrollReset: true, state: { asked: number.current } });
    },
  };
}

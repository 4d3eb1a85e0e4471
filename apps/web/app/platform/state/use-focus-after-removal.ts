import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list: if a removed row had it, the row in its place gets it. Rows that are loaded again before the row is
 * removed do not count.
 * @param ids ids of the rows on screen
 * @param targetsOf the elements that can get the focus, one per row
 * @returns a function to call with a row's id and place before it is removed
 */
export function useFocusAfterRemoval(
  ids: readonly number[],
  targetsOf: () => ArrayLike<HTMLElement> | undefined,
): (id: number, place: number) => void {
  const pending = useRef<{ id: number; place: number } | null>(null);
  useEffect(() => {
    const removed = pending.current;
    if (!removed || ids.includes(removed.id)) return;
    const targets = targetsOf() ?? [];
    // The rows of the page before may not be loaded yet.
    if (targets.length === 0) return;
    pending.current = null;
    if (document.activeElement === document.body) targets[Math.min(removed.place, targets.length - 1)]?.focus();
  });
  return (id, place) => {
    pending.current = { id, place };
  };
}

import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed unchanged for that long.
 * @param pauseMs milliseconds
 */
export function useDebouncedValue<V>(value: V, pauseMs: number): V {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

import { useEffect, useState } from 'react';

/** Milliseconds after the last change, as long as the search waits (spec 1§9). */
const delay = 300;

/** A value once it has rested. */
export function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

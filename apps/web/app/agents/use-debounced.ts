import { useMemo } from 'react';
import { useDebouncedValue } from '../platform/state/use-debounced-value';

/** Milliseconds without a change before the value is passed on, the same as in the job search (spec 1§9). */
const delay = 300;

/** Returns the value as it was when it last stayed unchanged for {@link delay} milliseconds. Values are compared as JSON. */
export function useDebounced<V>(value: V): V {
  const text = useDebouncedValue(JSON.stringify(value), delay);
  return useMemo(() => JSON.parse(text) as V, [text]);
}

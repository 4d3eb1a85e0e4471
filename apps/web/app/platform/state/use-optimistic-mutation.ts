import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/**
 * Changes that show before the server has confirmed them: hearts, stars, decisions. `pending` holds the value of each
 * thing that is being changed; show it in place of the known value. Mutations of one thing run one after another, and
 * of those that wait only the last is sent.
 *
 * TanStack's `useMutation` notifies its readers in a later task. A controlled radio or checkbox would fall back to its old
 * value for that moment, so the pending values are React state, set in the event itself.
 */
export function useOptimisticMutation<K, V>() {
  const [pending, setPending] = useState<ReadonlyMap<K, V>>(new Map());
  const newest = useRef(new Map<K, { completion?: Promise<unknown> }>());

  /**
   * @param send makes the call and writes the confirmed value to the cache, since the pending one goes away afterwards
   * @returns false when a later mutation of the same thing has replaced this one. Throws what `send` throws
   */
  function mutate(key: K, value: V, send: () => Promise<void>): Promise<boolean> {
    return mutateAll([key], value, send);
  }

  /** {@link mutate} for several things that one call changes; it is left out only when later mutations have replaced all of them. */
  async function mutateAll(keys: readonly K[], value: V, send: () => Promise<void>): Promise<boolean> {
    setPending((now) => new Map([...now, ...keys.map((key) => [key, value] as const)]));
    const before = keys.map((key) => newest.current.get(key)?.completion);
    const own: { completion?: Promise<unknown> } = {};
    for (const key of keys) newest.current.set(key, own);
    const latest = () => keys.filter((key) => newest.current.get(key) === own);
    const sent = (async () => {
      await Promise.all(before);
      if (latest().length === 0) return false;
      await send();
      return true;
    })();
    // The next mutation waits for the end of this one, whether it succeeds or fails.
    own.completion = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      const done = latest();
      for (const key of done) newest.current.delete(key);
      // Scheduled behind the notifications of the cache, so that no frame shows the old value.
      if (done.length > 0) notifyManager.schedule(() => setPending((now) => without(now, done)));
    }
  }

  return { pending, mutate, mutateAll };
}

function without<K, V>(map: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> {
  const others = new Map(map);
  for (const key of keys) others.delete(key);
  return others;
}

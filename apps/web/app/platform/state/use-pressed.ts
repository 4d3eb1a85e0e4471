import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/**
 * What was pressed and is not confirmed yet. It shows in the same moment, whatever the server said last and whatever answer is still on
 * its way. Presses on one thing are sent one after another, and of those that wait only the last one is sent.
 */
export function usePressed<K, V>() {
  const [pressed, setPressed] = useState<ReadonlyMap<K, V>>(new Map());
  const newest = useRef(new Map<K, { ended?: Promise<unknown> }>());

  /**
   * @param send tells the server and then keeps what it has confirmed, as the press is forgotten afterwards
   * @returns false when a later press has spoken for this one. Throws what `send` throws
   */
  async function press(what: K, value: V, send: () => Promise<void>): Promise<boolean> {
    setPressed((now) => new Map(now).set(what, value));
    const before = newest.current.get(what)?.ended;
    const turn: { ended?: Promise<unknown> } = {};
    newest.current.set(what, turn);
    const isNewest = () => newest.current.get(what) === turn;
    const sent = (async () => {
      await before;
      if (!isNewest()) return false;
      await send();
      return true;
    })();
    // Whoever waits for this turn waits for its end, good or bad.
    turn.ended = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      if (isNewest()) {
        newest.current.delete(what);
        // Behind what the cache tells its readers, so that no frame shows the old value.
        notifyManager.schedule(() => setPressed((now) => without(now, what)));
      }
    }
  }

  return { pressed, press };
}

function without<K, V>(map: ReadonlyMap<K, V>, what: K): ReadonlyMap<K, V> {
  const others = new Map(map);
  others.delete(what);
  return others;
}

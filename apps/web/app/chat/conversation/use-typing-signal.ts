import { typingSent } from '@jobblik/contract/chat/chat.events';
import { useCallback, useEffect, useRef } from 'react';
import { emitSocketEvent, isSocketUp } from '../../platform/api/socket';

/** Milliseconds between two signals while somebody types (spec 1§9), and without input until typing counts as ended. */
const [intervalMs, idleMs] = [400, 5_000];

/**
 * Signals to the contact that this person is typing (`run` 1), and when that ends: the field is empty, nothing was typed for a
 * while, the field or the page was left (`run` 0).
 * @returns a function to call with the text at each change, and with '' when the field is left
 */
export function useTypingSignal(receiver: number): (text: string) => void {
  const state = useRef<{ run: 0 | 1; at: number; idle?: ReturnType<typeof setTimeout> }>({ run: 0, at: 0 });

  const signal = useCallback(
    (run: 0 | 1) => {
      const now = Date.now();
      const { current } = state;
      if (!isSocketUp() || (run === current.run && (run === 0 || now - current.at < intervalMs))) return;
      current.run = run;
      current.at = now;
      // A lost signal does not matter: the next one follows with the next key, and the contact's browser drops the state after a
      // while.
      void emitSocketEvent(typingSent, { sender: 0, receiver, run }).catch(() => undefined);
    },
    [receiver],
  );

  const onText = useCallback(
    (text: string) => {
      clearTimeout(state.current.idle);
      const run = text.trim() === '' ? 0 : 1;
      signal(run);
      if (run === 1) state.current.idle = setTimeout(() => signal(0), idleMs);
    },
    [signal],
  );

  useEffect(() => {
    const stop = () => document.hidden && onText('');
    document.addEventListener('visibilitychange', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      onText('');
    };
  }, [onText]);

  return onText;
}

import { createStore, useStore } from './session/store';

/** Smaller differences are the way of an answer through the network, and whole seconds of its header. */
const tolerated = 5_000;

/** Milliseconds that the browser's clock is ahead of the server's; 0 where they agree. */
const ahead = createStore(0);

/** Learns from the `Date` of an answer how far the browser's clock is off. */
export function noteServerDate(date: string | null, received = Date.now()): void {
  const sent = Date.parse(date ?? '');
  if (Number.isNaN(sent)) return;
  const difference = received - sent;
  const next = Math.abs(difference) < tolerated ? 0 : difference;
  // The header has whole seconds: a new value within one would only redraw every screen.
  if (Math.abs(next - ahead.get()) > 1_500) ahead.set(next);
}

/** The time of the server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() - ahead.get();
}

/** {@link noteServerDate} as a value: a screen that shows the time is drawn again when the server's becomes known. */
export function useClockAhead(): number {
  return useStore(ahead, 0);
}

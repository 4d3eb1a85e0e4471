import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { createRateBound } from '../platform/realtime/rate-bound.ts';
import type { Realtime } from '../platform/realtime/realtime.ts';

/** Rate limits of recent senders, per server. */
const senders = new WeakMap<Realtime, Map<number, (now: number) => boolean>>();

/** Number of people after which the limits are dropped; each is full again after a second. */
const most = 10_000;

/** Counts one message of a person, by socket or call. @throws Problem `too_many_requests` beyond {@link chatLimits} */
export function countSend(server: Realtime, userId: number): void {
  const { max, seconds } = chatLimits.send;
  const now = performance.now();
  const known = senders.get(server) ?? new Map<number, (now: number) => boolean>();
  senders.set(server, known);
  if (known.size > most) known.clear();
  const allowed = known.get(userId) ?? createRateBound({ burst: max, perSecond: max / seconds }, now);
  known.set(userId, allowed);
  if (!allowed(now)) throw new Problem('too_many_requests');
}

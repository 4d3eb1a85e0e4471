import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Limit } from '../../platform/realtime/limits.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';

const limits = new WeakMap<Realtime, Limit>();

/** Counts one message of a person, by socket or call. @throws Problem `too_many_requests` beyond {@link chatLimits} */
export async function countSend(realtime: Realtime, userId: number): Promise<void> {
  const take = limits.get(realtime) ?? realtime.limit('chat', chatLimits.send);
  limits.set(realtime, take);
  if (!(await take(`${userId}`))) throw new Problem('too_many_requests');
}

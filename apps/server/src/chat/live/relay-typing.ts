import { typingPushed, typingSent } from '@jobblik/contract/chat/chat.events';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { pairOf } from '../chat.queries.ts';
import { recentRightToWrite } from './right-to-write.ts';

/**
 * Forwards typing signals to people to whom the sender may write now. Others receive nothing, without notice to the sender. Called
 * once at start.
 * @returns a function to call when a person goes offline: their contact is notified that they stopped typing
 */
export function relayTyping(services: Services): (userId: number) => void {
  const { realtime } = services;
  /** Receivers by the person who is typing. */
  const typing = new Map<number, Set<number>>();

  realtime.on(
    typingSent,
    async ({ receiver, run }, who) => {
      const receivers = typing.get(who.userId) ?? new Set();
      if (run === 0 ? !receivers.delete(receiver) : !(await reaches(services, who, receiver))) return;
      if (run === 1) typing.set(who.userId, receivers.add(receiver));
      else if (receivers.size === 0) typing.delete(who.userId);
      realtime.nudge([receiver], typingPushed, { sender: who.userId, receiver, run });
    },
    { latestBy: ({ receiver }) => receiver },
  );

  return (userId) => {
    for (const receiver of typing.get(userId) ?? [])
      realtime.nudge([receiver], typingPushed, { sender: userId, receiver, run: 0 });
    typing.delete(userId);
  };
}

async function reaches(services: Services, who: SignedIn, receiver: number): Promise<boolean> {
  const pair = pairOf(who, receiver);
  if (!pair) return false;
  const { isAllowed, isBlocked } = await recentRightToWrite(services, who, pair);
  return isAllowed && !isBlocked;
}

import { typingPushed, typingSent } from '@jobblik/contract/chat/chat.events';
import { mayWrite } from '@jobblik/contract/chat/chat.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../platform/services.ts';
import { findConversation } from './chat.queries.ts';
import { readConnection } from './relationships.ts';

/**
 * Passes on whether somebody types, to people to whom they may write now. Others receive nothing, and the sender does not learn
 * it. Once at start.
 * @returns to be called when a person has gone: whom they were writing to learns that they stopped
 */
export function relayTyping(services: Services): (userId: number) => void {
  const { realtime } = services;
  /** Whom people are writing to. */
  const typing = new Map<number, Set<number>>();

  realtime.on(typingSent, async ({ receiver, run }, who) => {
    const receivers = typing.get(who.userId) ?? new Set();
    if (run === 0 ? !receivers.delete(receiver) : !(await reaches(services, who, receiver))) return;
    if (run === 1) typing.set(who.userId, receivers.add(receiver));
    else if (receivers.size === 0) typing.delete(who.userId);
    realtime.nudge([receiver], typingPushed, { sender: who.userId, receiver, run });
  });

  return (userId) => {
    for (const receiver of typing.get(userId) ?? [])
      realtime.nudge([receiver], typingPushed, { sender: userId, receiver, run: 0 });
    typing.delete(userId);
  };
}

async function reaches(services: Services, who: SignedIn, receiver: number): Promise<boolean> {
  const view = await findConversation(services.db, who.userId, receiver);
  if (!view || view.mine.blockedAt || view.theirs.blockedAt) return false;
  const by = who.role === 'seeker' ? 'seeker' : 'employer';
  if (by === 'seeker' && view.theirs.sentSeq > 0) return true;
  return mayWrite(by, await readConnection(services, by, view.conversation), { employerWrote: false });
}

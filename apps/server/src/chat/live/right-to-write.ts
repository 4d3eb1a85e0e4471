import { mayWrite } from '@jobblik/contract/chat/chat.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { LRUCache } from 'lru-cache';
import { memoizePerDatabase } from '../../platform/db/memoize-per-database.ts';
import type { Services } from '../../platform/services.ts';
import { findConversation, type MemberView, type Pair } from '../chat.queries.ts';
import { readConnection } from '../relationships.ts';

interface Right {
  /** Their relationship, or a message of the employer, allows the person to write. */
  isAllowed: boolean;
  /** One of them has blocked the other. */
  isBlocked: boolean;
}

/** Milliseconds for which a right is kept: what other servers change holds here after them. */
const lifetime = 5_000;

const recentRights = memoizePerDatabase(() => new LRUCache<string, Right>({ max: 20_000, ttl: lifetime }));
const keyOf = (pair: Pair, by: 'seeker' | 'employer') => `${pair.seekerId} ${pair.employerId} ${by}`;

/** Whether a person may write to a contact, at most five seconds old: signals and messages of a conversation share it. */
export async function recentRightToWrite(services: Services, who: SignedIn, pair: Pair): Promise<Right> {
  const by = who.role === 'seeker' ? 'seeker' : 'employer';
  const recent = recentRights(services.db);
  const key = keyOf(pair, by);
  const known = recent.get(key);
  if (known) return known;
  const { isAllowed, view } = await readRightToWrite(services, who, pair);
  const right = { isAllowed, isBlocked: Boolean(view?.mine.blockedAt || view?.theirs.blockedAt) };
  recent.set(key, right);
  return right;
}

/** Whether the relationship of a person and a contact allows a message now, and their conversation. */
export async function readRightToWrite(
  services: Services,
  who: SignedIn,
  pair: Pair,
): Promise<{ isAllowed: boolean; view: MemberView | undefined }> {
  const by = who.role === 'seeker' ? 'seeker' : 'employer';
  const view = await findConversation(services.db, who.userId, by === 'seeker' ? pair.employerId : pair.seekerId);
  if (by === 'seeker' && view && view.theirs.sentSeq > 0) return { isAllowed: true, view };
  const relationship = await readConnection(services, by, pair);
  return { isAllowed: mayWrite(by, relationship, { employerWrote: false }), view };
}

/** Forgets the rights of a pair after a change. Call it after the commit. */
export function forgetRightToWrite({ db }: Pick<Services, 'db'>, pair: Pair): void {
  const recent = recentRights(db);
  recent.delete(keyOf(pair, 'seeker'));
  recent.delete(keyOf(pair, 'employer'));
}

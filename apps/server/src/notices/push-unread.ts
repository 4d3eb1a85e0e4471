import { setTimeout as pause } from 'node:timers/promises';
import { unreadEvent } from '@jobblik/contract/notices/unread.events';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import type { Realtime } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';
import { readUnreadOf } from './read-unread.ts';

type PushServices = Pick<Services, 'db' | 'realtime' | 'log'>;

/** People whose counters changed in a transaction that has not committed yet. */
const changedIn = new WeakMap<Transaction, Set<number>>();

/** People whose counters wait for a push, per server. While one round reads and pushes, the next round collects. */
const waiting = new WeakMap<Realtime, Set<number>>();

/** Pushes the counters of these people once the transaction has committed, once per transaction. */
export function pushAfterCommit(tx: Transaction, services: PushServices, userIds: ReadonlySet<number>): void {
  if (userIds.size === 0) return;
  const known = changedIn.get(tx);
  if (known) {
    for (const userId of userIds) known.add(userId);
    return;
  }
  const changed = new Set(userIds);
  changedIn.set(tx, changed);
  // Not awaited: the caller's answer does not wait for the counters of other people.
  afterCommit(tx, () => pushUnread(services, changed));
}

/**
 * Reads and pushes the counters of these people soon. Rounds run one after the other, and each reads after its request: an older
 * count never follows a newer one. Never throws.
 */
export function pushUnread(services: PushServices, userIds: Iterable<number>): void {
  const gathering = waiting.get(services.realtime);
  if (gathering) {
    for (const userId of userIds) gathering.add(userId);
    return;
  }
  waiting.set(services.realtime, new Set(userIds));
  void pushRounds(services);
}

async function pushRounds(services: PushServices): Promise<void> {
  const { realtime, log } = services;
  for (let failures = 0; ; ) {
    const round = waiting.get(realtime) ?? new Set();
    if (round.size === 0) break;
    waiting.set(realtime, new Set());
    try {
      await pushRound(services, [...round]);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ err: error, people: round.size }, 'counters could not be pushed');
      if (failures > 3) break;
      for (const userId of round) waiting.get(realtime)?.add(userId);
      await pause(200 * failures, undefined, { ref: false });
    }
  }
  waiting.delete(realtime);
}

async function pushRound({ db, realtime }: PushServices, userIds: number[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += 1000) {
    const counts = await readUnreadOf(db, userIds.slice(start, start + 1000));
    for (const [userId, count] of counts) realtime.nudge([userId], unreadEvent, count);
  }
}

import type { NoticeChannel, NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { and, eq, inArray, not, or } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { noticeSettings } from './notice-settings.tables.ts';

type Reader = Database | Transaction;

/** The channels of one kind that a person has turned off. */
export type ChannelsOff = Partial<Record<NoticeChannel, boolean>>;

/** What these people have turned off, by person and kind; a person who has turned nothing off is absent. */
export async function readTurnedOff(
  db: Reader,
  userIds: readonly number[],
): Promise<Map<number, Map<NoticeKind, ChannelsOff>>> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return new Map();
  const rows = await db
    .select()
    .from(noticeSettings)
    .where(and(inArray(noticeSettings.userId, people), or(not(noticeSettings.bell), not(noticeSettings.mail))));
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byPerson].map(([userId, list]) => [
      userId,
      new Map(list.map(({ kind, bell, mail }) => [kind, { bell: !bell, mail: !mail }])),
    ]),
  );
}

/** Which of these people take mails of a kind. */
export async function wantsMail(db: Reader, userIds: readonly number[], kind: NoticeKind): Promise<Set<number>> {
  const off = await readTurnedOff(db, userIds);
  return new Set(userIds.filter((userId) => !off.get(userId)?.get(kind)?.mail));
}

/** Turns one channel of one kind on or off for a person. */
export async function setNoticeChannel(
  db: Reader,
  userId: number,
  { kind, channel, on }: { kind: NoticeKind; channel: NoticeChannel; on: boolean },
): Promise<void> {
  await db
    .insert(noticeSettings)
    .values({ userId, kind, [channel]: on })
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.kind], set: { [channel]: on } });
}

/** Removes a person's choices with the account. */
export async function forgetNoticeSettings(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(noticeSettings).where(eq(noticeSettings.userId, userId));
}

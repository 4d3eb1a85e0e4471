import {
  type ChosenChannels,
  isOn,
  isOnByDefault,
  type NoticeChannel,
  type NoticeKind,
} from '@jobblik/contract/notices/notice-kind.rules';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { noticeSettings } from './notice-settings.tables.ts';

type Reader = Database | Transaction;

/** The choices of these people; a person without choices is absent. */
export async function readChosen(db: Reader, userIds: readonly number[]): Promise<Map<number, ChosenChannels>> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return new Map();
  const rows = await db.select().from(noticeSettings).where(inArray(noticeSettings.userId, people));
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byPerson].map(([userId, list]) => [
      userId,
      new Map(list.map(({ kind, bell, mail }) => [kind, { bell, mail }])),
    ]),
  );
}

/** Which of these people receive mails of a kind. */
export async function mailRecipients(db: Reader, userIds: readonly number[], kind: NoticeKind): Promise<Set<number>> {
  const chosen = await readChosen(db, userIds);
  return new Set(userIds.filter((userId) => isOn(chosen.get(userId), kind, 'mail')));
}

/** Turns one channel of one kind on or off for a person. */
export async function setNoticeChannel(
  db: Reader,
  userId: number,
  { kind, channel, on }: { kind: NoticeKind; channel: NoticeChannel; on: boolean },
): Promise<void> {
  const standard = { bell: isOnByDefault(kind, 'bell'), mail: isOnByDefault(kind, 'mail') };
  await db
    .insert(noticeSettings)
    .values({ userId, kind, ...standard, [channel]: on })
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.kind], set: { [channel]: on } });
}

/** Removes a person's choices together with the account. */
export async function forgetNoticeSettings(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(noticeSettings).where(eq(noticeSettings.userId, userId));
}

import { userType } from '@jobblik/contract/kernel/session';
import { isPushed } from '@jobblik/contract/notices/notice-kind.rules';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { languagesOf } from '../../accounts/index.ts';
import { type Notice, readChosen } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { currentNames } from '../read-notifications.ts';
import { pushedAmong, queuePush } from './queue-push.ts';

const word = words('notifications');

type NotificationContent = NonNullable<Notice['notification']>;

/**
 * Sends notices to the devices of people who get push messages, for the kinds that are on in the list or by mail. Notices about the
 * account, whose mails contain secret links, have no kind and are not in the list: they are not pushed.
 */
export async function pushNotices(tx: Transaction, services: Services, notices: readonly Notice[]): Promise<void> {
  const people = notices.map(({ userId }) => userId);
  const types = await pushedAmong(tx, people);
  if (types.size === 0) return;
  const chosen = await readChosen(tx, [...types.keys()]);
  const languages = await languagesOf(tx, [...types.keys()]);
  for (const notice of notices) {
    const { userId, kind, key, notification, mail, aboutId } = notice;
    const type = types.get(userId);
    if (type === undefined || (kind ? !isPushed(chosen.get(userId), kind) : !notification)) continue;
    const area = screenAreaOf(type);
    const link = notification?.link ?? mail?.content.button?.url ?? '';
    const title =
      mail?.content.subject ?? (notification && (await titleOf(services, { ...notice, notification }, type)));
    if (!title) continue;
    const named = [aboutId, notification?.actorId, notification?.nameOfId, ...(mail?.people ?? [])];
    await queuePush(tx, services, [
      {
        userId,
        title,
        link: link.startsWith('/') ? link : pathTo('notifications', { area }),
        tag: key,
        people: named.filter((id) => id !== undefined),
      },
    ]);
  }

  /** The text of the list, without a decision: others can read a lock screen. */
  async function titleOf(
    services: Services,
    { userId, notification }: Notice & { notification: NotificationContent },
    type: number,
  ) {
    const nameOf = await currentNames(services, userId, [notification]);
    return inLanguage(languages.get(userId), () => titleText(notification, nameOf(notification), type));
  }
}

function titleText(notification: NotificationContent, name: string, receiver: number): string {
  const names = { name, agent: notification.agentName ?? '' };
  switch (notification.type) {
    case noticeType.visit:
      return word(receiver === userType.employer ? 'type_3.employer' : 'type_3.seeker', names);
    case noticeType.applicationChanged:
      return word('push.application', names);
    case noticeType.interviewAnswer:
    case noticeType.interviewChanged:
      return word('push.interview');
    default:
      return word(`type_${notification.type}`, names);
  }
}

/** Notifies the devices of a person about a new chat message, without its text. */
export async function pushMessage(
  services: Services,
  { to, from, name }: { to: number; from: number; name: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const type = (await pushedAmong(tx, [to])).get(to);
    if (type === undefined || name === '' || !isPushed((await readChosen(tx, [to])).get(to), 'message')) return;
    const language = (await languagesOf(tx, [to])).get(to);
    const area = screenAreaOf(type);
    const title = inLanguage(language, () => word('push.message', { name }));
    const link = `${pathTo('conversation', { area })}?want_chat_user=${from}`;
    await queuePush(tx, services, [{ userId: to, title, link, tag: `message/${from}`, people: [from] }]);
  });
}

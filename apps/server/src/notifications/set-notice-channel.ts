import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { NoticeChannel, NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { settableKinds } from '@jobblik/contract/notices/notice-kind.rules';
import { readStopToken, setNoticeChannel } from '../notices/index.ts';
import type { Services } from '../platform/services.ts';

/**
 * Turns one channel of one kind of notices on or off for the caller.
 * @throws Problem `forbidden` for a kind that the caller's role does not have, `invalid_input` for a channel that the kind does not have
 */
export async function setOwnNoticeChannel(
  { db }: Services,
  who: SignedIn,
  choice: { kind: NoticeKind; channel: NoticeChannel; on: boolean },
): Promise<void> {
  const channels = settableKinds(who.role)[choice.kind];
  if (!channels) throw new Problem('forbidden');
  if (!channels.includes(choice.channel))
    throw new Problem('invalid_input', { fields: [{ path: 'channel', code: 'not_a_choice' }] });
  await setNoticeChannel(db, who.userId, choice);
}

/**
 * Stops the mails of the kind that a mail's token names. Running it again changes nothing.
 * @throws Problem `not_found` for a token that this installation did not issue
 */
export async function stopNoticeMails({ db, env }: Services, token: string): Promise<void> {
  const read = await readStopToken(env, token);
  if (!read) throw new Problem('not_found');
  await setNoticeChannel(db, read.userId, { kind: read.kind, channel: 'mail', on: false });
}

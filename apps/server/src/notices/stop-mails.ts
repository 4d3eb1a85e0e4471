import { type NoticeKind, noticeKinds } from '@jobblik/contract/notices/notice-kind.rules';
import { pathTo } from '@jobblik/contract/paths';
import { publicUrl } from '../platform/env.ts';
import type { Installation } from '../platform/installation/secret.ts';
import type { MailLink } from '../platform/mail/mail-content.ts';
import { readSignedId, signId } from '../platform/signed-id.ts';
import { words } from '../platform/words.ts';

const word = words('mail');
const purpose = (kind: NoticeKind) => `stop ${kind} mails`;

/** The part of a mail of a kind with which its receiver can stop the kind without signing in. */
export interface MailStop {
  /** For the footer: links to a page that asks for a confirmation. */
  stop: MailLink;
  /** One click in mail programs (RFC 8058). */
  headers: Record<string, string>;
}

/** The stop link and headers of a mail of this kind to this person. The link stays valid. */
export function stopMailsOf(env: Installation, userId: number, kind: NoticeKind): MailStop {
  const token = `${kind}.${signId(env, purpose(kind), userId)}`;
  return {
    stop: { label: word(`notices.stop.${kind}`), url: stopPage(token) },
    headers: {
      'List-Unsubscribe': `<${publicUrl(env)}/api/stop_notice_mails/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Path of the page that asks for a confirmation before it stops the mails. */
export function stopPage(token: string): string {
  return pathTo('stopNoticeMails', { token });
}

/** The person and kind of a token; undefined for a token that this installation did not issue. */
export function readStopToken(env: Installation, token: string): { userId: number; kind: NoticeKind } | undefined {
  const dot = token.indexOf('.');
  const kind = noticeKinds.find((one) => one === token.slice(0, Math.max(dot, 0)));
  if (!kind) return undefined;
  const userId = readSignedId(env, purpose(kind), token.slice(dot + 1));
  return userId === undefined ? undefined : { userId, kind };
}

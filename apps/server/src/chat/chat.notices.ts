import { areas, pathTo } from '@jobblik/contract/paths';
import type { MailStop } from '../notices/index.ts';
import type { Settings } from '../platform/env.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { words } from '../platform/words.ts';

const word = words('mail');

/** Most contacts in a mail. */
const mostNamed = 10;

/** A contact with unread messages. */
export interface UnreadContact {
  userId: number;
  name: string;
  count: number;
}

/** The mail about unread messages, without their text. */
export function unreadMail({
  role,
  contacts,
  env,
  stop,
}: {
  role: 'seeker' | 'employer';
  contacts: readonly UnreadContact[];
  env: Settings;
  stop: MailStop;
}): Omit<Mail, 'to'> {
  const area = areas[role];
  const count = contacts.reduce((sum, contact) => sum + contact.count, 0);
  const [first, ...others] = contacts;
  const urlOf = ({ userId }: UnreadContact) => `${pathTo('conversation', { area })}?want_chat_user=${userId}`;
  const named = contacts.slice(0, mostNamed);
  return {
    ...layoutMail(
      {
        subject:
          first && others.length === 0
            ? word('chat.unread.subject_from', { count, name: first.name })
            : word('chat.unread.subject', { count }),
        heading: word('chat.unread.heading', { count }),
        paragraphs: [word('chat.unread.text')],
        lists: [
          {
            heading: word('chat.unread.list'),
            items: named.map((contact) => ({
              label: contact.name,
              url: urlOf(contact),
              note: word('chat.unread.note', { count: contact.count }),
            })),
          },
        ],
        button: {
          label: word('chat.unread.button'),
          url: first && others.length === 0 ? urlOf(first) : pathTo('conversations', { area }),
        },
        reason: word('chat.unread.reason'),
        stop: stop.stop,
      },
      mailSender(env),
    ),
    headers: stop.headers,
  };
}

import { getRecentHistoryContact } from '@jobblik/contract/chat/chat.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconMessageCircle } from '@tabler/icons-react';
import { useUnread } from '../../notices';
import { useCall } from '../../platform/api/query';
import { chatPath } from '../../platform/chat-path';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Pip } from '../../ui/feedback/badge';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { IconBadge } from '../../ui/media/icon-badge';
import { Menu } from '../../ui/overlays/menu';
import { ContactAvatar } from '../contact-avatar';
import { lastMessageText } from '../last-message';
import { useTyping } from '../live/typing';
import { useChatUpdates } from '../live/use-chat-updates';
import { useOutboxSending } from '../outbox/use-outbox';
import { shortMoment } from '../short-moment';
import { useArea } from '../use-area';
import s from './recent-contacts.module.css';

/** The newest conversations under an icon of the signed-in headers (spec 1§2). Sends and receives messages on every screen. */
export function RecentContacts() {
  const t = useWords('chat');
  const unread = useUnread()?.unread_message_cnt ?? 0;
  useChatUpdates();
  useOutboxSending();
  return (
    <Menu
      label={unread > 0 ? `${t('title')}: ${t('unread', { count: unread })}` : t('title')}
      trigger={<IconBadge of={IconMessageCircle} count={unread} />}
    >
      <Recent />
    </Menu>
  );
}

function Recent() {
  const t = useWords('chat');
  const area = useArea();
  const typing = useTyping();
  const query = useCall(getRecentHistoryContact, undefined, { staleTime: 0 });
  return (
    <div className={s.panel}>
      <ListStates
        query={query}
        isEmpty={(contacts) => contacts.length === 0}
        empty={<p className={s.none}>{t('empty.short')}</p>}
        skeleton={<SkeletonRows count={3} />}
      >
        {(contacts) =>
          contacts.map((contact) => (
            <Link key={contact.user_id} to={chatPath(area, contact.user_id)}>
              <ContactAvatar contact={contact} size={36} />
              <span className={classes(s.contact, contact.unread_cnt > 0 && s.unread)}>
                <span className={s.line}>
                  <span className={s.name}>{contact.name}</span>
                  {contact.last_message_at && (
                    <time translate="no">{shortMoment(contact.last_message_at, Date.now())}</time>
                  )}
                </span>
                <span className={s.line}>
                  <span className={s.text} dir="auto">
                    {typing.has(contact.user_id) ? t('list.typing') : lastMessageText(t, contact)}
                  </span>
                  {contact.unread_cnt > 0 && <Pip label={t('unread', { count: contact.unread_cnt })} />}
                </span>
              </span>
            </Link>
          ))
        }
      </ListStates>
      <hr />
      <Link to={pathTo('conversations', { area })}>{t('open_list')}</Link>
    </div>
  );
}

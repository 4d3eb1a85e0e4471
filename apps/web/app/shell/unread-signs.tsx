import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotificationBell } from '../notifications/index';
import { useWords } from '../platform/i18n';
import { useUnread } from '../platform/unread';
import { Icon } from '../ui/icon';
import s from './header.module.css';

/** Messages with their number, and the bell with its dot and list. */
export function UnreadSigns({ area }: { area: '/kandidat' | '/virksomhed' }) {
  const t = useWords('shell');
  const messages = useUnread()?.unread_message_cnt ?? 0;
  return (
    <>
      <Link to={`${area}/besked`} className={s.sign} aria-label={t('messages', { count: messages })}>
        <Icon of={IconMessageCircle} size={22} />
        {messages > 0 && <span className={s.count}>{messages > 99 ? '99+' : messages}</span>}
      </Link>
      <NotificationBell />
    </>
  );
}

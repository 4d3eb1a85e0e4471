import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotificationBell } from '../notifications/index';
import { useWords } from '../platform/i18n';
import { useUnread } from '../platform/unread';
import { Sign } from '../ui/sign';

/** Messages with their number, and the bell with its dot and list. */
export function UnreadSigns({ area }: { area: '/kandidat' | '/virksomhed' }) {
  const t = useWords('shell');
  const messages = useUnread()?.unread_message_cnt ?? 0;
  return (
    <>
      <Link to={`${area}/besked`} aria-label={t('messages', { count: messages })}>
        <Sign of={IconMessageCircle} count={messages} />
      </Link>
      <NotificationBell />
    </>
  );
}

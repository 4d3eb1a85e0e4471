import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { IconBell } from '@tabler/icons-react';
import { useUnread } from '../../notices';
import { Link } from '../../platform/link';
import { useSession } from '../../platform/session/session';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { IconBadge } from '../../ui/media/icon-badge';
import { Menu } from '../../ui/overlays/menu';
import { inGroups } from '../notification-groups';
import { NotificationIcon } from '../notification-icon';
import { NotificationMessage } from '../notification-message';
import { notificationDetail, notificationText } from '../notification-text';
import { opensRoom } from '../opens-room';
import { useClearNotifications } from '../use-clear-notifications';
import { useNotifications } from '../use-notifications';
import s from './notification-bell.module.css';
import { useNotificationToast } from './use-notification-toast';

/** The bell of the signed-in headers: a dot while something is new, and the recent notifications under it (spec 1§2). */
export function NotificationBell() {
  const t = useWords('notifications');
  const area = screenAreaOf(useSession()?.ttl);
  const news = useUnread()?.unread_notification_cnt ?? 0;
  useNotificationToast(pathTo('notifications', { area }));
  return (
    <Menu
      label={news > 0 ? `${t('title')}: ${t('unread', { count: news })}` : t('title')}
      trigger={<IconBadge of={IconBell} dot={news > 0} />}
    >
      <Recent listPath={pathTo('notifications', { area })} />
    </Menu>
  );
}

function Recent({ listPath }: { listPath: string }) {
  const t = useWords('notifications');
  const zone = useReaderZone();
  const ttl = useSession()?.ttl;
  const now = Date.now();
  const { query, newIds } = useNotifications('0');
  const { clear, clearing } = useClearNotifications();
  const any = (query.data?.length ?? 0) > 0;
  return (
    <div className={s.recent}>
      <div className={s.header}>
        <strong>{t('title')}</strong>
        {any && (
          <button type="button" className={s.clear} disabled={clearing} onClick={clear}>
            {t('clear.action')}
          </button>
        )}
      </div>
      <ListStates
        query={query}
        isEmpty={(items) => items.length === 0}
        empty={<p className={s.none}>{t('empty.short')}</p>}
        skeleton={<SkeletonRows count={3} />}
      >
        {(items) =>
          inGroups(items).map(({ item, count, ids }) => {
            const isNew = ids.some((id) => newIds.has(id));
            const detail = notificationDetail(item, zone);
            return (
              <Link key={item.id} to={item.link} className={s.item}>
                <span className={s.icon}>
                  <NotificationIcon item={item} isNew={isNew} />
                </span>
                <span className={isNew ? s.new : undefined}>
                  {notificationText(t, item, ttl, count)}
                  {isNew && <span className="hidden-visually"> ({t('new')})</span>}
                  {detail && <small className={s.detail}>{detail}</small>}
                  {item.message && <NotificationMessage text={item.message} lines={2} />}
                  {opensRoom(item, now) && <strong className={s.join}>{t('join')}</strong>}
                </span>
                <time translate="no" className={s.time} dateTime={item.created_at}>
                  {formatMoment(item.created_at, Math.max(now, Date.parse(item.created_at)))}
                </time>
              </Link>
            );
          })
        }
      </ListStates>
      <Link to={listPath}>{t('open_list')}</Link>
    </div>
  );
}

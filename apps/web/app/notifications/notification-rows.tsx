import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import { Link } from '../platform/link';
import { usePageSettings } from '../platform/page-settings';
import { useSession } from '../platform/session/session';
import { formatMoment } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { useReaderZone } from '../platform/words/use-reader-zone';
import { classes } from '../ui/classes';
import { Badge } from '../ui/feedback/badge';
import { inGroups } from './notification-groups';
import { isAboutEye, NotificationIcon } from './notification-icon';
import { NotificationMessage } from './notification-message';
import s from './notification-rows.module.css';
import { notificationDetail, notificationText } from './notification-text';
import { opensRoom } from './opens-room';

interface NotificationRowsProps {
  items: readonly Notification[];
  /** Ids that are new to the person. */
  newIds: ReadonlySet<number>;
}

/** Notifications separated by lines, newest first; each links to its subject. */
export function NotificationRows({ items, newIds }: NotificationRowsProps) {
  const t = useWords('notifications');
  const zone = useReaderZone();
  const { now } = usePageSettings();
  const ttl = useSession()?.ttl;
  return (
    <ul className={s.rows}>
      {inGroups(items).map(({ item, count, ids }) => {
        const isNew = ids.some((id) => newIds.has(id));
        const detail = notificationDetail(item, zone);
        return (
          <li key={item.id}>
            <Link to={item.link} className={s.row}>
              <span className={classes(s.icon, isAboutEye(item) && s.bare)}>
                <NotificationIcon item={item} isNew={isNew} />
              </span>
              <span className={s.text}>
                {notificationText(t, item, ttl, count)} {isNew && <Badge tone="info">{t('new')}</Badge>}
                {detail && <small className={s.detail}>{detail}</small>}
                {item.message && <NotificationMessage text={item.message} lines={4} />}
                {opensRoom(item, now) && <span className={s.join}>{t('join')}</span>}
              </span>
              <time translate="no" className={s.time} dateTime={item.created_at}>
                {formatMoment(item.created_at, Math.max(now, Date.parse(item.created_at)))}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

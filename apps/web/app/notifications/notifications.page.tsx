import { userType } from '@jobblik/contract/kernel/session';
import { areas, pathTo } from '@jobblik/contract/paths';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import drawing from '../ui/brand/art/empty-bell.svg?raw';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { Button, ButtonLink } from '../ui/forms/button';
import { NotificationRows } from './notification-rows';
import s from './notifications.module.css';
import { useClearNotifications } from './use-clear-notifications';
import { useNotifications } from './use-notifications';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'notifications')('meta.title'), hidden: true });
}

/** /kandidat/notifikation and /virksomhed/notifikation: all notifications, a button to clear them, and a link to the settings. */
export default function NotificationsPage() {
  const t = useWords('notifications');
  const role = useSession()?.ttl === userType.employer ? 'employer' : 'seeker';
  const { query, newIds } = useNotifications('1');
  const { clear, clearing } = useClearNotifications();
  const any = (query.data?.length ?? 0) > 0;
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.header}>
        <h1>{t('title')}</h1>
        <div className={s.actions}>
          <ButtonLink kind="text" to={pathTo('noticeSettings', { area: areas[role] })}>
            {t('settings.link')}
          </ButtonLink>
          {any && (
            <Button busy={clearing} onClick={clear}>
              {t('clear.action')}
            </Button>
          )}
        </div>
      </div>
      <p className={s.lead}>{t(`${role}_lead`)}</p>
      <ListStates query={query} isEmpty={(items) => items.length === 0} empty={<NothingYet role={role} />}>
        {(items) => <NotificationRows items={items} newIds={newIds} />}
      </ListStates>
    </div>
  );
}

function NothingYet({ role }: { role: 'seeker' | 'employer' }) {
  const t = useWords('notifications');
  const way = role === 'employer' ? pathTo('newAd') : pathTo('createAgent', { area: 'kandidat' });
  return (
    <Empty
      art={drawing}
      title={t('empty.title')}
      action={<ButtonLink to={way}>{t(`empty.${role}_action`)}</ButtonLink>}
    >
      {t(`empty.${role}`)}
    </Empty>
  );
}

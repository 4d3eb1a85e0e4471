import { userType } from '@jobblik/contract/kernel/session';
import { removeNotifications, restoreNotifications } from '@jobblik/contract/notifications/notifications.api';
import { refreshUnread } from '../notices';
import { callApi } from '../platform/api/api';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import drawing from '../ui/brand/art/empty-bell.svg?raw';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { toast, toastError } from '../ui/feedback/toast-store';
import { Button, ButtonLink } from '../ui/forms/button';
import { NotificationRows } from './notification-rows';
import s from './notifications.module.css';
import { useNotifications, useRefreshNotifications } from './use-notifications';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'notifications')('meta.title'), hidden: true });
}

/** /kandidat/notifikation and /virksomhed/notifikation: all notifications, a button to clear them, and a link to the settings. */
export default function NotificationsPage() {
  const t = useWords('notifications');
  const role = useSession()?.ttl === userType.employer ? 'employer' : 'seeker';
  const { query, newIds } = useNotifications('1');
  const { clear, clearing } = useClear();
  const any = (query.data?.length ?? 0) > 0;
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.header}>
        <h1>{t('title')}</h1>
        <div className={s.actions}>
          <ButtonLink kind="text" to={`/${role === 'employer' ? 'virksomhed' : 'kandidat'}/notifikation/indstillinger`}>
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
  const way = role === 'employer' ? '/virksomhed/job/check' : '/kandidat/agent/Opret';
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

/** Clears the list at once; the toast restores it. */
function useClear() {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const refresh = useRefreshNotifications();
  const { mutateAsync, isPending } = useSend(removeNotifications);

  async function restore(): Promise<void> {
    try {
      const { result } = await callApi(restoreNotifications);
      if (result !== 'success') return void toastError(t('clear.too_late'));
      await refresh();
      toast(t('clear.restored'));
    } catch (error) {
      toastError(problemText(error));
    }
  }

  async function clear(): Promise<void> {
    try {
      await mutateAsync({});
      await Promise.all([refresh(), refreshUnread()]);
      toast(t('clear.done'), { action: { label: t('clear.undo'), onClick: () => void restore() } });
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return { clear: () => void clear(), clearing: isPending };
}

import { userType } from '@jobblik/contract/kernel/session';
import { removeNotifications } from '@jobblik/contract/notifications/notifications.api';
import { useState } from 'react';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { toast, toastError } from '../ui/feedback/toast-store';
import { Button, ButtonLink } from '../ui/forms/button';
import { Confirm } from '../ui/overlays/confirm';
import { NotificationRows } from './notification-rows';
import s from './notifications.module.css';
import { useNotifications, useRefreshNotifications } from './use-notifications';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'notifications')('meta.title'), hidden: true });
}

/** /kandidat/notifikation and /virksomhed/notifikation: everything, and the way to clear it. */
export default function NotificationsPage() {
  const t = useWords('notifications');
  const role = useSession()?.ttl === userType.employer ? 'employer' : 'seeker';
  const { query, newIds } = useNotifications('1');
  const [asking, setAsking] = useState(false);
  const clear = useClear();
  const any = (query.data?.length ?? 0) > 0;
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.head}>
        <h1>{t('title')}</h1>
        {any && <Button onClick={() => setAsking(true)}>{t('clear.action')}</Button>}
      </div>
      <p className={s.lead}>{t(`${role}_lead`)}</p>
      <ListStates query={query} isEmpty={(items) => items.length === 0} empty={<NothingYet role={role} />}>
        {(items) => <NotificationRows items={items} newIds={newIds} />}
      </ListStates>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t('clear.title')}
        yes={t('clear.confirm')}
        no={t('clear.cancel')}
        danger
        onConfirm={clear}
      >
        {t('clear.text')}
      </Confirm>
    </div>
  );
}

function NothingYet({ role }: { role: 'seeker' | 'employer' }) {
  const t = useWords('notifications');
  const way = role === 'employer' ? '/virksomhed/job/check' : '/kandidat/agent/Opret';
  return (
    <Empty title={t('empty.title')} action={<ButtonLink to={way}>{t(`empty.${role}_action`)}</ButtonLink>}>
      {t(`empty.${role}`)}
    </Empty>
  );
}

function useClear(): () => Promise<void> {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const refresh = useRefreshNotifications();
  const { mutateAsync } = useSend(removeNotifications);
  return async () => {
    try {
      await mutateAsync({});
    } catch (error) {
      toastError(problemText(error));
      throw error;
    }
    await refresh();
    toast(t('clear.done'));
  };
}

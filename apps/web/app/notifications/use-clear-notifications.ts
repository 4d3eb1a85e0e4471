import { removeNotifications, restoreNotifications } from '@jobblik/contract/notifications/notifications.api';
import { refreshUnread } from '../notices';
import { callApi } from '../platform/api/api';
import { useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { useWords } from '../platform/words/i18n';
import { toast, toastError } from '../ui/feedback/toast-store';
import { useRefreshNotifications } from './use-notifications';

/** Clears the list at once; the toast restores it. */
export function useClearNotifications() {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const refresh = useRefreshNotifications();
  const { mutateAsync, isPending } = useSend(removeNotifications);

  const undo = { label: t('clear.undo'), onClick: () => void restore() };

  async function restore(): Promise<void> {
    try {
      const { result } = await callApi(restoreNotifications);
      if (result !== 'success') return void toastError(t('clear.too_late'));
      await refresh();
      toast(t('clear.restored'));
    } catch (error) {
      toastError(problemText(error), { action: undo });
    }
  }

  async function clear(): Promise<void> {
    try {
      await mutateAsync({});
      await Promise.all([refresh(), refreshUnread()]);
      toast(t('clear.done'), { action: undo });
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return { clear: () => void clear(), clearing: isPending };
}

import {
  sendNotificationToUser,
  sendNotificationToUsers,
  sendNotificationToUsersFromServer,
} from '@jobblik/contract/notifications/notifications.events';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSocketEvent } from '../../platform/api/socket';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';

/** The server and the browser that caused a notification may both report it: only one toast within this time, in ms. */
const quiet = 5_000;

/** Shows the toast 'Du har lige modtaget underretning' when a notification has arrived. Rendered once, in the signed-in headers. */
export function useNotificationToast(listPath: string): void {
  const t = useWords('notifications');
  const navigate = useNavigate();
  const last = useRef(0);
  const showToast = useCallback(() => {
    if (Date.now() - last.current < quiet) return;
    last.current = Date.now();
    const action = { label: t('show'), opens: true, onClick: () => void navigate(listPath) };
    toast(t('just_arrived'), { action, tone: 'note' });
  }, [t, navigate, listPath]);
  // The events that the spec answers with a toast (1§7).
  useSocketEvent(sendNotificationToUser, showToast);
  useSocketEvent(sendNotificationToUsers, showToast);
  useSocketEvent(sendNotificationToUsersFromServer, showToast);
}

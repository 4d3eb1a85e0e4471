import { userType } from '@jobblik/contract/kernel/session';
import { useEffect } from 'react';
import { useSession } from '../../platform/session/session';
import { tabStore } from '../../platform/state/browser-store';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';

const key = 'reactivated';

/** Stores that signing in has reactivated the account: the next screen says what came back, in its language. */
export function storeReactivation(): void {
  tabStore.set(key, '1');
}

/** Says what came back with the account, once, on the first screen after {@link storeReactivation}. */
export function useReactivationNote(): void {
  const t = useWords('accounts');
  const type = useSession()?.ttl;
  useEffect(() => {
    if (type === undefined || tabStore.get(key) === null) return;
    tabStore.remove(key);
    toast(t(`leave.back.${type === userType.employer ? 'employer' : 'seeker'}`));
  }, [t, type]);
}

import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { useSession } from '../../platform/session/session';
import { useHydrated } from '../../platform/state/use-hydrated';
import { useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { Button } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import { useVerifyLink } from './use-verify-link';
import s from './verify.module.css';

/** Whether a call was refused because the e-mail of the employer is not confirmed. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof Problem && error.code === 'email_not_confirmed';
}

/** Whether the caller's e-mail is confirmed; undefined until the answer is there. Asked again when the window gets the focus. */
function useEmailVerified(): boolean | undefined {
  return useCall(getUser, undefined, { refetchOnWindowFocus: 'always' }).data?.user.email_verified;
}

/**
 * Replaces content that needs a confirmed e-mail: why, and a button that sends the link again. After the confirmation in another
 * window the content is loaded.
 */
export function ConfirmFirst({ children, level }: { children: ReactNode; level?: 1 | 2 | 3 }) {
  const t = useWords('accounts');
  const { outboxPath } = usePageSettings();
  const queries = useQueryClient();
  const { send, busy, outcome } = useVerifyLink();
  const isVerified = useEmailVerified();
  useEffect(() => {
    if (isVerified) void queries.invalidateQueries();
  }, [isVerified, queries]);
  return (
    <Empty
      level={level}
      title={t('verify.first')}
      action={
        <div className={s.bannerActions}>
          <Button kind="filled" busy={busy} onClick={() => void send()}>
            {t('verify.sendNew')}
          </Button>
          {outboxPath && <a href={outboxPath}>{t('verify.outbox')}</a>}
        </div>
      }
    >
      {children} <span role="status">{outcome?.text}</span>
    </Empty>
  );
}

/** What only employers with a confirmed e-mail may do; {@link ConfirmFirst} with the reason in its place for the others. */
export function ConfirmedEmployers({ reason, children }: { reason: string; children?: ReactNode }) {
  const isEmployer = useSession()?.ttl === userType.employer;
  const isVerified = useEmailVerified();
  const isHydrated = useHydrated();
  if (!isEmployer || !isHydrated || isVerified !== false) return children;
  return (
    <Band>
      <ConfirmFirst>{reason}</ConfirmFirst>
    </Band>
  );
}

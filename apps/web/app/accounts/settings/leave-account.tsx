import { deactivateAccount, getUser, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { forgetDraftsOf } from '../../platform/drafts/forget-drafts';
import { sessionNow, setTokenAside, signOut } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import s from '../accounts.module.css';
import type { Audience } from './audience';
import { RemoveAccountDialog } from './remove-account-dialog';

type Action = 'deactivate' | 'remove';
type Result = CallAnswer<typeof removeAccount>['result'];

/**
 * Deactivates and removes the account, each after Ja or Nej (spec 1§5), removing after the password too; with the spec's words when
 * it fails (1§8).
 */
export function LeaveAccount({ audience }: { audience: Audience }) {
  const t = useWords('accounts');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const own = useCall(getUser);
  const [asked, setAsked] = useState<Action | null>(null);
  /** Whose account has come to its end, and by which action. */
  const over = useRef<{ userId: number; action: Action } | null>(null);

  // Once home is on the screen, not before: without a session the guard of this one would lead to sign-in.
  useEffect(
    () => () => {
      if (!over.current) return;
      signOut();
      queries.clear();
      if (over.current.action === 'remove') void forgetDraftsOf(over.current.userId).catch(reportError);
    },
    [queries],
  );

  /** Ends the account by a call; the token is set aside meanwhile, so that nothing else of the page is refused with it. */
  async function end(action: Action, ending: Promise<{ result: Result }>): Promise<Result> {
    const takeBack = setTokenAside();
    let result: Result | undefined;
    try {
      ({ result } = await ending);
    } finally {
      if (result !== 'success') takeBack();
    }
    if (result !== 'success') return result;
    toast(t(`leave.${action}.done`));
    over.current = { userId: sessionNow()?.user_id ?? 0, action };
    await navigate('/home', { replace: true });
    return result;
  }

  async function deactivate() {
    const result = await end('deactivate', callApi(deactivateAccount)).catch(() => 'failed');
    if (result !== 'success') toastError(t('leave.deactivate.failed'));
  }

  return (
    <div className={s.leave}>
      {(['deactivate', 'remove'] as const).map((action) => (
        <div key={action} className={s.leaveRow}>
          <div>
            <h3>{t(`leave.${action}.title`)}</h3>
            <p className="small text-2">{t(`leave.${action}.${audience}`)}</p>
          </div>
          <Button kind={action === 'remove' ? 'reject' : 'outlined'} onClick={() => setAsked(action)}>
            {t(`leave.${action}.title`)}
          </Button>
        </div>
      ))}
      {asked === 'deactivate' && (
        <Confirm open onClose={() => setAsked(null)} title={t('leave.deactivate.question')} onConfirm={deactivate}>
          {t(`leave.deactivate.${audience}`)}
        </Confirm>
      )}
      {asked === 'remove' && (
        <RemoveAccountDialog
          audience={audience}
          passwordless={own.data?.user.has_password === false}
          email={own.data?.user.email}
          onClose={() => setAsked(null)}
          onRemove={(password) => end('remove', callApi(removeAccount, { body: { password } }))}
        />
      )}
    </div>
  );
}

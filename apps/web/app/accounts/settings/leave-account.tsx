import { deactivateAccount, getUser, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { forgetDraftsOf } from '../../platform/drafts/forget-drafts';
import { isDemo, sessionNow, setTokenAside } from '../../platform/session/session';
import { useEndSession } from '../../platform/session/use-end-session';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import s from '../accounts.module.css';
import { confirmFirst } from '../second-factor/confirm-first';
import type { Audience } from './audience';
import { LeavingEffects } from './leaving-effects';
import { RemoveAccountDialog } from './remove-account-dialog';

type Action = 'deactivate' | 'remove';
type Result = CallAnswer<typeof removeAccount>['result'];

/**
 * Deactivates or removes the account after confirmation (spec 1§5). Removing asks for the password too. Errors are shown in the
 * spec's words (1§8).
 */
export function LeaveAccount({ audience }: { audience: Audience }) {
  const t = useWords('accounts');
  const endSession = useEndSession();
  const own = useCall(getUser);
  const [openDialog, setOpenDialog] = useState<Action | null>(null);
  /**
   * Waits for the call that ends the account. The token is not used until then, so that no other request of the page fails with it.
   */
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
    // A visitor of the demo has no account.
    if (isDemo()) return result;
    const userId = sessionNow()?.user_id ?? 0;
    await endSession(() => {
      if (action === 'remove') void forgetDraftsOf(userId).catch(reportError);
    });
    return result;
  }

  async function deactivate() {
    const result = await end('deactivate', callApi(deactivateAccount)).catch(() => 'failed');
    if (result !== 'success') toastError(t('leave.deactivate.failed'));
  }

  async function remove(password: string): Promise<Result> {
    // While the account ends no other call has a token, so the person confirms before.
    await confirmFirst();
    return await end('remove', callApi(removeAccount, { body: { password } }));
  }

  return (
    <div className={s.leave}>
      {(['deactivate', 'remove'] as const).map((action) => (
        <div key={action} className={s.leaveRow}>
          <div>
            <h3>{t(`leave.${action}.title`)}</h3>
            <p className="small text-2">{t(`leave.${action}.${audience}`)}</p>
          </div>
          <Button kind={action === 'remove' ? 'reject' : 'outlined'} onClick={() => setOpenDialog(action)}>
            {t(`leave.${action}.title`)}
          </Button>
        </div>
      ))}
      {openDialog === 'deactivate' && (
        <Confirm
          open
          onClose={() => setOpenDialog(null)}
          title={t('leave.deactivate.question')}
          yes={t('leave.deactivate.yes')}
          no={t('leave.keep')}
          onConfirm={deactivate}
        >
          <LeavingEffects action="deactivate" audience={audience} />
        </Confirm>
      )}
      {openDialog === 'remove' && (
        <RemoveAccountDialog
          audience={audience}
          passwordless={own.data?.user.has_password === false}
          email={own.data?.user.email}
          onClose={() => setOpenDialog(null)}
          onRemove={remove}
        />
      )}
    </div>
  );
}

import { deactivateAccount, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../platform/api';
import { forgetDraftsOf } from '../platform/forget-drafts';
import { useWords } from '../platform/i18n';
import { sessionNow, setTokenAside, signOut } from '../platform/session';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { toast, toastError } from '../ui/toast-store';
import type { Audience } from './account-section';
import s from './accounts.module.css';

const calls = { deactivate: deactivateAccount, remove: removeAccount } as const;
type Deed = keyof typeof calls;

/** Resting and removing the account, each after Ja or Nej (spec 1§5), with the spec's words when it fails (1§8). */
export function LeaveAccount({ audience }: { audience: Audience }) {
  const t = useWords('accounts');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Deed | null>(null);
  /** Whose account has come to its end, and by which deed. */
  const over = useRef<{ userId: number; deed: Deed } | null>(null);

  // Once home is on the screen, not before: without a session the guard of this one would lead to sign-in.
  useEffect(
    () => () => {
      if (!over.current) return;
      signOut();
      queries.clear();
      if (over.current.deed === 'remove') void forgetDraftsOf(over.current.userId).catch(reportError);
    },
    [queries],
  );

  async function act(deed: Deed) {
    const ending = callApi(calls[deed]);
    const takeBack = setTokenAside();
    const done = await ending.then(
      ({ result }) => result === 'success',
      () => false,
    );
    if (!done) {
      takeBack();
      return void toastError(t(`leave.${deed}.failed`));
    }
    toast(t(`leave.${deed}.done`));
    over.current = { userId: sessionNow()?.user_id ?? 0, deed };
    await navigate('/home', { replace: true });
  }

  return (
    <div className={s.leave}>
      {(['deactivate', 'remove'] as const).map((deed) => (
        <div key={deed} className={s.leaveRow}>
          <div>
            <h3>{t(`leave.${deed}.title`)}</h3>
            <p className="small text-2">{t(`leave.${deed}.${audience}`)}</p>
          </div>
          <Button kind={deed === 'remove' ? 'reject' : 'outlined'} onClick={() => setAsked(deed)}>
            {t(`leave.${deed}.title`)}
          </Button>
        </div>
      ))}
      {asked && (
        <Confirm
          open
          onClose={() => setAsked(null)}
          title={t(`leave.${asked}.question`)}
          onConfirm={() => act(asked)}
          danger={asked === 'remove'}
        >
          {t(`leave.${asked}.${audience}`)}
        </Confirm>
      )}
    </div>
  );
}

import { getOwnIdentities, relinkIdentity, unlinkIdentity } from '@jobblik/contract/accounts/identities.api';
import type { OwnIdentity } from '@jobblik/contract/accounts/identities.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import s from '../accounts.module.css';
import { providerNames } from '../sign-in/providers';
import v from '../verify/verify.module.css';

/** Accounts at other providers that open the person's account; each but the last way in can be removed, and allowed again. */
export function LinkedSignIns() {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const list = useCall(getOwnIdentities, undefined, { staleTime: 0 });
  const [toConfirm, setToConfirm] = useState<OwnIdentity | null>(null);

  async function change({ id, provider }: OwnIdentity, call: typeof unlinkIdentity | typeof relinkIdentity) {
    try {
      await callApi(call, { body: { identity_id: id } });
      const done = call === unlinkIdentity ? 'identities.unlinked' : 'identities.relinked';
      toast(t(done, { provider: providerNames[provider] }));
    } catch (error) {
      toastError(problemText(error));
    }
    await queries.invalidateQueries({ queryKey: callKey(getOwnIdentities) });
  }

  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) {
    return (
      <AfterDelay>
        <SkeletonRows count={1} />
      </AfterDelay>
    );
  }
  const { identities } = list.data;
  if (identities.length === 0) return <p className={s.text}>{t('identities.none')}</p>;
  return (
    <>
      <ul className={v.sessions}>
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onUnlink={() => setToConfirm(identity)}
            onRelink={() => change(identity, relinkIdentity)}
          />
        ))}
      </ul>
      {toConfirm && (
        <Confirm
          open
          onClose={() => setToConfirm(null)}
          title={t('identities.question', { provider: providerNames[toConfirm.provider] })}
          yes={t('identities.unlinkOne', { provider: providerNames[toConfirm.provider] })}
          onConfirm={() => change(toConfirm, unlinkIdentity)}
        >
          {t('identities.text', { provider: providerNames[toConfirm.provider] })}
        </Confirm>
      )}
    </>
  );
}

interface IdentityRowProps {
  identity: OwnIdentity;
  onUnlink: () => void;
  onRelink: () => Promise<void>;
}

function IdentityRow({ identity, onUnlink, onRelink }: IdentityRowProps) {
  const t = useWords('accounts');
  const [busy, setBusy] = useState(false);
  const { address, name, linked_at, last_used_at, unlinked_at, last_sign_in } = identity;
  const provider = providerNames[identity.provider];
  const when = (at: string) => {
    const moment = Date.parse(at);
    return formatMoment(moment, Math.max(Date.now(), moment));
  };
  const relink = async () => {
    setBusy(true);
    await onRelink();
    setBusy(false);
  };
  return (
    <li className={v.session}>
      <div>
        <p>
          <span className="strong">{provider}</span>
          {unlinked_at && <Badge>{t('identities.off')}</Badge>}
        </p>
        {(name || address) && (
          <p className={`small text-2 ${v.address}`}>{[name, address].filter(Boolean).join(', ')}</p>
        )}
        <p className="small text-2">
          {unlinked_at
            ? t('identities.removed', { when: when(unlinked_at) })
            : t('identities.linked', { when: when(linked_at) })}
        </p>
        {!unlinked_at && last_used_at && (
          <p className="small text-2">{t('identities.used', { when: when(last_used_at) })}</p>
        )}
        {last_sign_in && (
          <p className="small text-2">
            {t('identities.last')} <Link to={pathTo('forgotPassword')}>{t('passwordForm.ask')}</Link>
          </p>
        )}
      </div>
      {unlinked_at ? (
        <Button
          size="small"
          busy={busy}
          onClick={() => void relink()}
          aria-label={t('identities.relinkOne', { provider })}
        >
          {t('identities.relink')}
        </Button>
      ) : (
        !last_sign_in && (
          <Button size="small" onClick={onUnlink} aria-label={t('identities.unlinkOne', { provider })}>
            {t('identities.unlink')}
          </Button>
        )
      )}
    </li>
  );
}

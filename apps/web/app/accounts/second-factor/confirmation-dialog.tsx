import {
  beginPasskeyConfirmation,
  confirmSession,
  getConfirmationMethods,
} from '@jobblik/contract/accounts/second-factor.api';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import type { ConfirmationRequest } from '../../platform/session/confirmation';
import { useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { Dialog } from '../../ui/overlays/dialog';
import s from '../accounts.module.css';
import { FactorForm, type Shown } from './factor-form';
import { showPasskey } from './passkey-browser';

/** Asks for a factor of the person, then lets the waiting calls go on. What was typed stays on the page behind it. */
export function ConfirmationDialog({ request }: { request: ConfirmationRequest }) {
  const t = useWords('security');
  const known = useCall(getConfirmationMethods, undefined, { staleTime: 0 });

  async function show(shown: Shown): Promise<void> {
    if (shown.method === 'passkey') {
      const { challenge, options } = await callApi(beginPasskeyConfirmation);
      const credential = await showPasskey(options);
      if (!credential) return;
      await callApi(confirmSession, { body: { method: 'passkey', challenge, credential } });
    } else await callApi(confirmSession, { body: shown });
    request.answer(true);
  }

  return (
    <Dialog open onClose={() => request.answer(false)} title={t('confirm.title')} unsaved={false}>
      <div className={s.form}>
        <p>{t('confirm.text')}</p>
        {known.isError && <Failed error={known.error} onRetry={() => void known.refetch()} />}
        {known.data && <FactorForm methods={known.data.methods} onShow={show} action={t('confirm.action')} />}
      </div>
    </Dialog>
  );
}

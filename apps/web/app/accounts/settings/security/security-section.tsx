import {
  getSecuritySettings,
  makeRecoveryCodes,
  removeAuthenticator,
  removeSecondFactor,
} from '@jobblik/contract/accounts/second-factor.api';
import { recoveryCodeCount } from '@jobblik/contract/accounts/second-factor.rules';
import type { SecuritySettings } from '@jobblik/contract/accounts/second-factor.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api';
import { callKey, useCall } from '../../../platform/api/query';
import { useProblemText } from '../../../platform/api/use-problem';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { Failed } from '../../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../../ui/feedback/skeleton';
import { toast, toastError } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { Section } from '../../../ui/layout/section';
import { Confirm } from '../../../ui/overlays/confirm';
import { isCancelled } from '../../second-factor/confirm-first';
import { AuthenticatorDialog } from './authenticator-dialog';
import { PasskeyList } from './passkey-list';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import s from './security.module.css';

/** Passkeys, authenticator app and recovery codes. */
export function SecuritySection() {
  const t = useWords('security');
  const settings = useCall(getSecuritySettings, undefined, { staleTime: 0 });
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);

  /** To be called after a change; shows new recovery codes. */
  async function changed(newCodes: readonly string[] = []): Promise<void> {
    setCodes(newCodes);
    await queries.invalidateQueries({ queryKey: callKey(getSecuritySettings) });
  }

  return (
    <Section title={t('title')} work id="sikkerhed">
      {settings.isError ? (
        <Failed error={settings.error} onRetry={() => void settings.refetch()} />
      ) : settings.data ? (
        <Factors settings={settings.data} onChanged={changed} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={3} />
        </AfterDelay>
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Section>
  );
}

interface FactorsProps {
  settings: SecuritySettings;
  onChanged: (newCodes?: readonly string[]) => Promise<void>;
}

type Question = 'authenticator' | 'codes' | 'all';

function Factors({ settings, onChanged }: FactorsProps) {
  const t = useWords('security');
  const problemText = useProblemText();
  const [isConnecting, setConnecting] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { passkeys, authenticator_since: since, recovery_codes_left: left } = settings;
  const isOn = passkeys.length > 0 || since !== null;

  const actions: Record<Question, () => Promise<readonly string[]>> = {
    authenticator: async () => {
      await callApi(removeAuthenticator);
      toast(t('authenticator.removed'));
      return [];
    },
    codes: async () => (await callApi(makeRecoveryCodes)).recovery_codes,
    all: async () => {
      await callApi(removeSecondFactor);
      toast(t('off.done'));
      return [];
    },
  };

  async function act(which: Question): Promise<void> {
    try {
      await onChanged(await actions[which]());
    } catch (error) {
      if (!isCancelled(error)) toastError(problemText(error));
    }
  }

  return (
    <div className={s.factors}>
      <p className={s.state}>
        <Badge tone={isOn ? 'success' : 'plain'}>{t(isOn ? 'on' : 'notOn')}</Badge>
        <span>{t(isOn ? 'onText' : 'notOnText')}</span>
      </p>
      <PasskeyList settings={settings} onChanged={onChanged} />
      <div className={s.row}>
        <div>
          <h3>{t('authenticator.title')}</h3>
          <p className="small text-2">
            {since
              ? t('authenticator.since', {
                  when: formatMoment(Date.parse(since), Math.max(Date.now(), Date.parse(since))),
                })
              : t('authenticator.text')}
          </p>
        </div>
        {since ? (
          <Button size="small" onClick={() => setQuestion('authenticator')}>
            {t('authenticator.remove')}
          </Button>
        ) : (
          <Button size="small" onClick={() => setConnecting(true)}>
            {t('authenticator.add')}
          </Button>
        )}
      </div>
      {isOn && (
        <>
          <div className={s.row}>
            <div>
              <h3>{t('codes.title')}</h3>
              <p className="small text-2">{t('codes.left', { left, of: recoveryCodeCount })}</p>
            </div>
            <Button size="small" onClick={() => setQuestion('codes')}>
              {t('codes.make')}
            </Button>
          </div>
          <div className={s.row}>
            <div>
              <h3>{t('off.title')}</h3>
              <p className="small text-2">{t('off.text')}</p>
            </div>
            <Button kind="reject" size="small" onClick={() => setQuestion('all')}>
              {t('off.action')}
            </Button>
          </div>
        </>
      )}
      {isConnecting && (
        <AuthenticatorDialog
          onClose={() => setConnecting(false)}
          onConnected={async (codes) => {
            setConnecting(false);
            toast(t('authenticator.added'));
            await onChanged(codes);
          }}
        />
      )}
      {question && (
        <Confirm
          open
          danger={question === 'all'}
          onClose={() => setQuestion(null)}
          title={t(`questions.${question}.title`)}
          yes={t(`questions.${question}.yes`)}
          no={t('cancel')}
          onConfirm={() => act(question)}
        >
          {t(`questions.${question}.text`)}
        </Confirm>
      )}
    </div>
  );
}

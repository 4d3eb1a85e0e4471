import type { ExistingSignIns, SignInsChoice } from '@jobblik/contract/accounts/email.schema';
import { useState } from 'react';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import s from '../accounts.module.css';
import { AuthFrame } from '../sign-in/auth-frame';
import { providerNames } from '../sign-in/providers';
import v from './verify.module.css';

interface SignInsChoiceFormProps {
  signIns: ExistingSignIns;
  onChoose: (choice: SignInsChoice) => Promise<void>;
}

/** Shows who confirms an e-mail in another browser what opens the account already, and asks whether it stays. */
export function SignInsChoiceForm({ signIns, onChoose }: SignInsChoiceFormProps) {
  const t = useWords('accounts');
  const [busy, setBusy] = useState<SignInsChoice | null>(null);
  const { created_at, password, identities, passkeys, sessions } = signIns;
  const created = Date.parse(created_at);
  const choose = async (choice: SignInsChoice) => {
    setBusy(choice);
    await onChoose(choice);
    setBusy(null);
  };
  return (
    <AuthFrame
      title={t('verify.choose.title')}
      lead={t('verify.choose.lead', { when: formatMoment(created, Math.max(Date.now(), created)) })}
    >
      <div className={s.form}>
        <ul className={v.signIns}>
          {password && <li>{t('verify.choose.password')}</li>}
          {identities.map(({ provider, address }) => (
            <li key={`${provider} ${address}`}>
              {address
                ? t('verify.choose.identityOf', { provider: providerNames[provider], address })
                : t('verify.choose.identity', { provider: providerNames[provider] })}
            </li>
          ))}
          {passkeys > 0 && <li>{t('verify.choose.passkeys', { count: passkeys })}</li>}
          {sessions > 0 && <li>{t('verify.choose.sessions', { count: sessions })}</li>}
        </ul>
        <p>{t('verify.choose.question')}</p>
        <Button kind="filled" busy={busy === 'keep'} onClick={() => void choose('keep')} full>
          {t('verify.choose.keep')}
        </Button>
        <Button busy={busy === 'remove'} onClick={() => void choose('remove')} full>
          {t('verify.choose.remove')}
        </Button>
      </div>
    </AuthFrame>
  );
}

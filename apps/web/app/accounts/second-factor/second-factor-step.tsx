import { beginSecondFactorPasskey, finishSecondFactor } from '@jobblik/contract/accounts/second-factor.api';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import s from '../accounts.module.css';
import type { Entered } from '../sign-in/use-enter';
import { FactorForm, type Shown } from './factor-form';
import { showPasskey } from './passkey-browser';

interface SecondFactorStepProps {
  required: SecondFactorRequired;
  onEntered: (session: Entered) => void | Promise<void>;
  /** Called when the person goes back to the first factor. */
  onStartAgain: () => void;
}

/** The step after the password, a mailed link or another provider, for accounts with a second factor. */
export function SecondFactorStep({ required, onEntered, onStartAgain }: SecondFactorStepProps) {
  const t = useWords('security');
  const { challenge, methods } = required;
  const heading = useRef<HTMLHeadingElement>(null);
  // The fields that had the focus are gone.
  useEffect(() => heading.current?.focus(), []);

  async function show(shown: Shown): Promise<void> {
    if (shown.method === 'password') return;
    if (shown.method !== 'passkey') {
      return await onEntered(await callApi(finishSecondFactor, { body: { challenge, ...shown } }));
    }
    const { options } = await callApi(beginSecondFactorPasskey, { body: { challenge } });
    const credential = await showPasskey(options);
    if (credential)
      await onEntered(await callApi(finishSecondFactor, { body: { challenge, method: 'passkey', credential } }));
  }

  return (
    <div className={s.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('step.title')}
      </h2>
      <FactorForm methods={methods} onShow={show} action={t('step.action')} />
      <p className={s.other}>
        {t('step.lost')} <Link to={pathTo('contact')}>{t('step.contact')}</Link>
      </p>
      <p className={s.other}>
        <Button kind="text" size="small" onClick={onStartAgain}>
          {t('step.startAgain')}
        </Button>
      </p>
    </div>
  );
}

import { cardDigits, expiryProblem, isCardNumber, isCvc } from '@jobblik/contract/membership/card.rules';
import { answerSandboxPayment } from '@jobblik/contract/membership/membership.api';
import { useForm } from '@mantine/form';
import { IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from '../membership.module.css';
import { PayButton } from './pay-button';
import type { ProviderProps } from './provider-props';

/** Well-known test numbers, and the methods that represent them: no number leaves the browser. */
const methods: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000002500003155': 'pm_card_authenticationRequired',
  '4000002760003184': 'pm_card_authenticationRequired',
  '4000008400001629': 'pm_card_authenticationRequired',
};

interface Asking {
  secret: string;
  resolve: (intentId: string) => void;
}

/** Payment without money: test cards, a dialog in place of the bank's, and a test wallet. */
export function SandboxPayment({ payment, total, agree, terms }: ProviderProps) {
  const t = useWords('membership');
  const tp = useWords('problems');
  const [asking, setAsking] = useState<Asking>();
  const form = useForm({
    initialValues: { number: '', expiry: '', cvc: '' },
    validate: {
      number: (value) => {
        if (value.trim() === '') return tp('fields.required');
        return isCardNumber(value) ? null : t('card.wrong_number');
      },
      expiry: (value) => {
        const problem = expiryProblem(value, new Date());
        return problem ? t(`card.${problem}`) : null;
      },
      cvc: (value, { number }) => (isCvc(value, number) ? null : t('card.wrong_cvc')),
    },
  });
  const answer = async (client_secret: string, given: 'pass' | 'fail' | 'wallet') =>
    (await callApi(answerSandboxPayment, { body: { client_secret, answer: given } })).payment_intent_id;
  const submit = form.onSubmit(
    ({ number }) => {
      if (!agree()) return;
      void payment.byCard(async () => methods[cardDigits(number)] ?? { error: t('declined.unknown_test_card') }, {
        handle: (secret) => new Promise((resolve) => setAsking({ secret, resolve })),
      });
    },
    () => void agree(),
  );
  const decide = async (given: 'pass' | 'fail') => {
    if (!asking) return;
    const { secret, resolve } = asking;
    setAsking(undefined);
    resolve(await answer(secret, given).catch(() => secret.split('_secret_')[0] ?? ''));
  };
  return (
    <form className={s.pay} onSubmit={submit} noValidate>
      <h2>{t('payment.how')}</h2>
      <p className={s.sandbox}>{t('sandbox.note')}</p>
      <Button
        icon={IconWallet}
        full
        busy={payment.isBusy}
        onClick={() => agree() && void payment.byWallet((secret) => answer(secret, 'wallet'))}
      >
        {t('sandbox.wallet')}
      </Button>
      <p className={s.or}>{t('payment.or_card')}</p>
      <TextField
        label={t('card.number')}
        icon={IconCreditCard}
        inputMode="numeric"
        autoComplete="cc-number"
        {...form.getInputProps('number')}
      />
      <div className={s.pair}>
        <TextField
          label={t('card.expiry')}
          placeholder={t('card.expiry_hint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          {...form.getInputProps('expiry')}
        />
        <TextField
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          description={t('card.cvc_hint')}
          {...form.getInputProps('cvc')}
        />
      </div>
      {terms}
      <PayButton total={total} busy={payment.isBusy} error={payment.error} />
      <Dialog
        open={asking !== undefined}
        onClose={() => void decide('fail')}
        closesOutside={false}
        title={t('sandbox.bank')}
        footer={
          <>
            <Button onClick={() => void decide('fail')}>{t('sandbox.refuse')}</Button>
            <Button kind="filled" onClick={() => void decide('pass')}>
              {t('sandbox.approve')}
            </Button>
          </>
        }
      >
        <p>{t('sandbox.bank_text')}</p>
      </Dialog>
    </form>
  );
}

import { cardDigits, expiryProblem, isCardNumber, isCvc } from '@jobblik/contract/membership/card.rules';
import { answerSandboxPayment } from '@jobblik/contract/membership/membership.api';
import { IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useForm } from '../../platform/forms/use-form';
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
  const [asking, setAsking] = useState<Asking>();
  const form = useForm(pay, {
    start: { number: '', expiry: '', cvc: '' },
    // The boxes of the terms are below the card.
    extra: ['terms'],
    words: {
      number_wrong_number: t('card.wrong_number'),
      expiry_wrong_date: t('card.wrong_date'),
      expiry_expired: t('card.expired'),
      cvc_wrong_cvc: t('card.wrong_cvc'),
    },
    check: ({ number, expiry, cvc }) => ({
      number: number.trim() === '' ? 'required' : !isCardNumber(number) && 'wrong_number',
      expiry: expiryProblem(expiry, new Date()),
      cvc: !isCvc(cvc, number) && 'wrong_cvc',
      terms: !agree() && 'required',
    }),
    onSent: () => undefined,
  });
  const answer = async (client_secret: string, given: 'pass' | 'fail' | 'wallet') =>
    (await callApi(answerSandboxPayment, { body: { client_secret, answer: given } })).payment_intent_id;
  function pay({ number }: { number: string }): Promise<void> {
    return payment.byCard(async () => methods[cardDigits(number)] ?? { error: t('declined.unknown_test_card') }, {
      handle: (secret) => new Promise((resolve) => setAsking({ secret, resolve })),
    });
  }
  const decide = async (given: 'pass' | 'fail') => {
    if (!asking) return;
    const { secret, resolve } = asking;
    setAsking(undefined);
    resolve(await answer(secret, given).catch(() => secret.split('_secret_')[0] ?? ''));
  };
  return (
    <form className={s.pay} onSubmit={form.submit} noValidate>
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
        {...form.field('number')}
      />
      <div className={s.pair}>
        <TextField
          label={t('card.expiry')}
          placeholder={t('card.expiry_hint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          {...form.field('expiry')}
        />
        <TextField
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          description={t('card.cvc_hint')}
          {...form.field('cvc')}
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

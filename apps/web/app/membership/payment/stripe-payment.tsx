import { currentLanguage } from '@jobblik/contract/kernel/language';
import { loadStripe, type Stripe, type StripeCardElement } from '@stripe/stripe-js';
import { IconDeviceMobile } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import s from '../membership.module.css';
import { PayButton } from './pay-button';
import type { ProviderProps } from './provider-props';
import { StripeWallets } from './stripe-wallets';

interface Mounted {
  stripe: Stripe;
  card: StripeCardElement;
}

/** Payment by Stripe's own card field and wallet buttons: card number and security code never reach this product. */
export default function StripePayment({ payment, total, agree, terms, publishableKey, mobilePay }: ProviderProps) {
  const t = useWords('membership');
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted>();
  const { fail } = payment;
  useEffect(() => {
    let card: StripeCardElement | undefined;
    let isGone = false;
    loadStripe(publishableKey, { locale: currentLanguage() }).then(
      (stripe) => {
        if (!stripe || !place.current || isGone) return;
        card = stripe.elements().create('card', { hidePostalCode: true, style: { base: { fontSize: '16px' } } });
        card.mount(place.current);
        setMounted({ stripe, card });
      },
      () => fail(t('payment.stripe_missing')),
    );
    return () => {
      isGone = true;
      card?.destroy();
    };
  }, [publishableKey, fail, t]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!agree() || !mounted) return;
    const { stripe, card } = mounted;
    void payment.byCard(
      async () => {
        const made = await stripe.createPaymentMethod({ type: 'card', card });
        return made.paymentMethod?.id ?? { error: made.error?.message ?? t('declined.card_declined') };
      },
      {
        handle: async (clientSecret) => {
          const { paymentIntent } = await stripe.handleCardAction(clientSecret);
          return paymentIntent?.id ?? intentOf(clientSecret);
        },
      },
    );
  };
  return (
    <form className={s.pay} onSubmit={submit} noValidate>
      <h2>{t('payment.how')}</h2>
      {mobilePay && (
        <Button
          icon={IconDeviceMobile}
          size="large"
          full
          busy={payment.isBusy}
          onClick={() => agree() && void payment.byMobilePay()}
        >
          {t('payment.mobilepay')}
        </Button>
      )}
      {mounted && (
        <StripeWallets
          stripe={mounted.stripe}
          total={total}
          agree={agree}
          others={mobilePay}
          onConfirm={(confirm) => {
            void payment.byWallet(async (clientSecret) => {
              await confirm(clientSecret);
              return intentOf(clientSecret);
            });
          }}
        />
      )}
      <div ref={place} className={s.stripe} />
      {terms}
      <PayButton total={total} busy={payment.isBusy} error={payment.error} />
    </form>
  );
}

/** A client secret begins with the id of its intent. */
function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
